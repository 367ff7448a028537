import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Lighthouse has a lock file of its own: it brings 149 packages, and only these benchmarks need it. */
const folder = join(import.meta.dirname, 'lighthouse')
const program = join(folder, 'node_modules/lighthouse/cli/index.js')
/** Now and then it finds no beginning in its own trace, or Chromium tells it of no largest paint. */
const mostTries = 3
/** Without them a page was not measured. */
const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

export interface Audit {
  readonly title: string
  /** From 0 to 1; null for an audit that gives none. */
  readonly score: number | null
  readonly numericValue?: number
  /** "570 ms". */
  readonly displayValue?: string
}

/** The part of Lighthouse's report that is used here. Largest paint, blocking time and layout shift are in each. */
export interface LighthouseReport {
  readonly runtimeError?: { readonly message: string }
  readonly audits: Readonly<Record<string, Audit>>
  readonly categories: Readonly<
    Record<
      string,
      {
        /** From 0 to 1. */
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
}

/**
 * Runs Lighthouse on a page, as on a phone of its own kind, in a browser that is there.
 *
 * @param debuggingPort where the browser listens
 * @param options of its command: "--only-categories=seo"
 * @throws Error when it is not installed, or does not measure the page in three tries
 */
export async function runLighthouse(
  url: string,
  debuggingPort: number,
  options: readonly string[],
): Promise<LighthouseReport> {
  if (!existsSync(program))
    throw new Error('Lighthouse is not installed: run `npm ci --prefix storefront/bench/lighthouse` first.')
  for (let tries = 1; ; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: they would share the processors
      return await runOnce(url, debuggingPort, options)
    } catch (error) {
      if (tries === mostTries) throw error
      console.log(`  Lighthouse did not measure ${url}: once more`)
    }
  }
}

async function runOnce(
  url: string,
  debuggingPort: number,
  options: readonly string[],
): Promise<LighthouseReport> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, `--port=${debuggingPort}`, '--output=json', '--quiet', ...options],
    // What it reports, its pictures of the page among it, in bytes.
    { maxBuffer: 100 * 2 ** 20 },
  ).catch((error: { readonly stderr?: string }) => {
    // The error's own message has the whole report.
    throw new Error(`Lighthouse did not measure ${url}: ${error.stderr ?? 'it said nothing'}`)
  })
  const report = JSON.parse(stdout) as LighthouseReport
  if (report.runtimeError)
    throw new Error(`Lighthouse did not measure ${url}: ${report.runtimeError.message}`)
  const missing = metrics.filter(metric => report.audits[metric]?.numericValue === undefined)
  if (missing.length > 0) throw new Error(`Lighthouse did not measure ${missing.join(', ')} of ${url}`)
  return report
}
