/**
 * The rules of MDN's HTTP Observatory as it published them in 2025 (https://developer.mozilla.org/observatory, score
 * chart in github.com/mdn/mdn-http-observatory). Every answer begins with 100. Left out are redirection and the
 * preload list: both are the reverse proxy's and the operator's.
 */

/** What one rule makes of an answer. */
interface Finding {
  readonly rule: string
  readonly points: number
}

interface Scanned {
  readonly headers: Headers
  readonly html: string
  /** Values of Set-Cookie that a visitor of this page has been given. */
  readonly cookies: readonly string[]
}

const broad = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/
const sixMonthsSeconds = 15_768_000

function contentSecurityPolicy({ headers }: Scanned): number {
  const header = headers.get('content-security-policy')
  if (!header) return -25
  const policy = new Map(
    header.split(';').map(directive => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  /** A nonce makes browsers ignore 'unsafe-inline'. */
  const isLoose = (sources: readonly string[]) =>
    sources.some(source => broad.test(source) || source === 'data:') ||
    (sources.includes("'unsafe-inline'") && !sources.some(source => source.startsWith("'nonce-")))
  if (isLoose(sourcesOf('script-src')) || sourcesOf('object-src').some(source => broad.test(source)))
    return -20
  if ([...policy.values()].flat().some(source => /^(?:http|ftp):/.test(source))) return -20
  if ([...sourcesOf('script-src'), ...sourcesOf('style-src')].includes("'unsafe-eval'")) return -10
  if (isLoose(sourcesOf('style-src'))) return 0
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

function cookies({ cookies: given }: Scanned): number {
  if (given.length === 0) return 0
  if (!given.every(cookie => /; Secure/i.test(cookie))) return -20
  if (
    !given.filter(cookie => /sess|^__Host-shruti=/i.test(cookie)).every(cookie => /; HttpOnly/i.test(cookie))
  )
    return -30
  return given.every(cookie => /; SameSite=(?:Lax|Strict)/i.test(cookie)) ? 5 : 0
}

function subresourceIntegrity({ html }: Scanned): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)]
  if (scripts.some(([, source = '']) => /^(?:\/\/|http:)/.test(source))) return -50
  if (scripts.some(([tag, source = '']) => source.startsWith('https:') && !tag.includes('integrity=')))
    return -5
  return scripts.some(([tag]) => tag.includes('integrity=')) ? 5 : 0
}

function transportSecurity({ headers }: Scanned): number {
  const maximumAge = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (maximumAge === undefined) return -20
  return Number(maximumAge) >= sixMonthsSeconds ? 0 : -10
}

function referrerPolicy({ headers }: Scanned): number {
  const policy = headers.get('referrer-policy')
  if (policy === null) return 0
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
  return isPrivate ? 5 : -5
}

function framing({ headers }: Scanned): number {
  if (/frame-ancestors '(?:none|self)'/.test(headers.get('content-security-policy') ?? '')) return 5
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}

function resourcePolicy({ headers }: Scanned): number {
  return /^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0
}

function resourceSharing({ headers }: Scanned): number {
  return headers.get('access-control-allow-credentials') === 'true' ? -50 : 0
}

function contentType({ headers }: Scanned): number {
  return headers.get('x-content-type-options') === 'nosniff' ? 0 : -5
}

const rules: Readonly<Record<string, (scanned: Scanned) => number>> = {
  'content security policy': contentSecurityPolicy,
  cookies,
  'cross-origin resource sharing': resourceSharing,
  'cross-origin resource policy': resourcePolicy,
  'referrer policy': referrerPolicy,
  'strict transport security': transportSecurity,
  'subresource integrity': subresourceIntegrity,
  'content type options': contentType,
  'frame options': framing,
}

/** The score of an answer, and what each rule gave or took. A bonus counts from 90 on. */
export function observe(scanned: Scanned): { score: number; findings: Finding[] } {
  const findings = Object.entries(rules).map(([rule, judge]) => ({ rule, points: judge(scanned) }))
  const penalties = findings.reduce((sum, { points }) => sum + Math.min(points, 0), 100)
  const bonus = findings.reduce((sum, { points }) => sum + Math.max(points, 0), 0)
  return { score: penalties >= 90 ? penalties + bonus : Math.max(penalties, 0), findings }
}
