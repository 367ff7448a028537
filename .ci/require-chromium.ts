import { pathToFileURL } from 'node:url'
import { requireChromium } from './chromium.ts'

/** Global setup of the test projects that drive a browser: fails at once, with the commands that help. */
export default function setup(): void {
  requireChromium()
}

// As a command it says where the Chromium is, or ends with an error.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.stdout.write(`${requireChromium()}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
