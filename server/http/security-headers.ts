import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { paymentPagePath, type PaymentOrigins } from '../domain/index.ts'
import { apiDocsPath, isApiPath } from './paths.ts'

/** What the shop's own handlers keep about a request beside Express's fields. */
export interface PageLocals {
  /** Base64 of 128 random bits, new for each page: its inline scripts and styles carry it. */
  nonce: string
}

/** What the policy of a page allows within it, as sources of a content security policy. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The source that allows an inline script or style of exactly this content, and no other. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/** A style element without content, which a script of the page fills by rules (CSSOM): styled-components does. */
const emptyStyle = hashSource('')

/**
 * Has the policy of an answer name what stands in its page in place of the nonce: the same page may then be sent to
 * everybody, and a script that is smuggled into it does not run.
 */
export function allowByHash(response: Response, { scripts, styles }: InlineSources): void {
  const { nonce } = response.locals as PageLocals
  const policy = String(response.getHeader('Content-Security-Policy'))
  const hashed = policy.split(';').map(directive => {
    const hashes = directive.startsWith('style-src') ? [...styles, emptyStyle] : scripts
    return directive.replace(`'nonce-${nonce}'`, hashes.join(' '))
  })
  response.setHeader('Content-Security-Policy', hashed.join(';'))
}

/** A year: how long a browser asks for https alone. */
const transportSeconds = 31_536_000

/**
 * Browser features that the shop never uses: a script smuggled in could not ask for them either. Only names that
 * Chromium knows: it writes a warning on the console of every page for one that it does not.
 */
const permissionsPolicy =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=()'

/** As headers of what is no page, however a browser comes to open it: it may load nothing, and nothing may embed it. */
export function dataHeaders({ isHttps }: { readonly isHttps: boolean }): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(isHttps && { 'Strict-Transport-Security': `max-age=${transportSeconds}; includeSubDomains` }),
  }
}

interface HeaderOptions {
  readonly isHttps: boolean
  readonly isDevelopment: boolean
  readonly payment?: PaymentOrigins | null
}

/**
 * A strict content security policy with a nonce for each request, and helmet's other headers; for what the API answers, which is
 * no page, a policy that allows nothing.
 * @param options.isHttps adds HSTS and upgrades insecure requests; over plain http both would break the page
 * @param options.isDevelopment lets Vite's client connect over a web socket
 * @param options.payment other sites that the payment provider's checkout needs, on the page that it opens on and
 *   nowhere else
 */
export function securityHeaders(options: HeaderOptions): RequestHandler {
  const { payment = null } = options
  const protect = headersOf(options, null)
  const protectPaymentPage = payment && headersOf(options, payment)
  const ofData = new Map(Object.entries(dataHeaders(options)))

  return (request, response, next) => {
    if (isApiPath(request.path) && request.path.replace(/\/$/, '') !== apiDocsPath) {
      response.setHeaders(ofData)
      next()
      return
    }
    ;(response.locals as PageLocals).nonce = randomBytes(16).toString('base64')
    response.setHeader('Permissions-Policy', permissionsPolicy)
    const isPaymentPage = request.path.startsWith(paymentPagePath(''))
    const protectPage = isPaymentPage && protectPaymentPage ? protectPaymentPage : protect
    protectPage(request, response, next)
  }
}

function headersOf({ isHttps, isDevelopment }: HeaderOptions, payment: PaymentOrigins | null) {
  // Helmet knows Node's response; it is Express's, with `locals`.
  const nonceSource = (_request: IncomingMessage, response: ServerResponse) =>
    `'nonce-${(response as ServerResponse & { locals: PageLocals }).locals.nonce}'`

  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // What is not named below is refused: frames, objects, media, workers and whatever comes next.
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...(isDevelopment ? ['ws:'] : []), ...(payment?.connections ?? [])],
        ...(payment && { frameSrc: [...payment.frames] }),
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        // A text becomes a script or HTML nowhere, but for the service worker's address. The provider's checkout and Vite's client do make such.
        ...(!payment && !isDevelopment && { requireTrustedTypesFor: ["'script'"] }),
        scriptSrc: ["'self'", ...(payment?.scripts ?? []), nonceSource],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", nonceSource],
        ...(!payment && !isDevelopment && { trustedTypes: ['service-worker'] }),
        // The service worker that opens saved pages offline.
        workerSrc: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: transportSeconds, includeSubDomains: true } : false,
    // A bank's page may open in a window of its own, and tells the checkout when it is done.
    crossOriginOpenerPolicy: { policy: payment ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
}
