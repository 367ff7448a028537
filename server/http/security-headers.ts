import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** What the shop's own handlers keep about a request beside Express's fields. */
export interface PageLocals {
  /** Base64 of 128 random bits, new for each request: the inline scripts and styles of its page carry it. */
  nonce: string
}

/**
 * Browser features that the shop never uses: a script smuggled in could not ask for them either. Only names that
 * Chromium knows: it writes a warning on the console of every page for one that it does not.
 */
const permissionsPolicy =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=()'

/**
 * A strict content security policy with a nonce for each request, and helmet's other headers.
 * @param options.isHttps adds HSTS and upgrades insecure requests; over plain http both would break the page
 * @param options.isDevelopment lets Vite's client connect over a web socket
 */
export function securityHeaders(options: { isHttps: boolean; isDevelopment: boolean }): RequestHandler[] {
  const { isHttps, isDevelopment } = options
  // Helmet knows Node's response; it is Express's, with `locals`.
  const nonceSource = (_request: IncomingMessage, response: ServerResponse) =>
    `'nonce-${(response as ServerResponse & { locals: PageLocals }).locals.nonce}'`

  const giveNonce: RequestHandler = (_request, response, next) => {
    ;(response.locals as PageLocals).nonce = randomBytes(16).toString('base64')
    response.setHeader('Permissions-Policy', permissionsPolicy)
    next()
  }

  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // What is not named below is refused: frames, objects, media, workers and whatever comes next.
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", nonceSource],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", nonceSource],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })

  return [giveNonce, protect]
}
