import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Manifest, ViteDevServer } from 'vite'
import type { Language } from '../contract/index.ts'
import { onFirstUse } from '../domain/on-first-use.ts'
import type { LoadBuilt } from './code-cache.ts'
import type { RenderMessage } from './mailer.ts'

export interface RenderOptions {
  /** The API in process, with the session of the page's request. */
  readonly fetch: typeof fetch
  /** The bytes of a file of the shop, such as /pictures/…; undefined when there is none at the address. */
  readonly readFile: (address: string) => Promise<Uint8Array | undefined>
  /** For the inline scripts and styles of this page; null for one that is kept for everybody: it says what they are. */
  readonly nonce: string | null
  readonly publicOrigin: string
  /** What the page says once: why a form before it was refused. */
  readonly notice: string | null
  /** Logs what failed in a part of a page that could still be shown. @returns the id under which it stands in the log */
  readonly reportError: (error: unknown) => string
  /** Is told the pattern of the page's route, such as "/product/:slug", before the page asks for anything. */
  readonly matched: (route: string) => void
}

/** What the storefront's build hands to its own rendering. */
interface BuildFiles {
  /** index.html, with the storefront's markers for head and content. */
  readonly template: string
  /** Manifests of the client's builds, one for each language; null in development. */
  readonly manifests: Readonly<Record<'en' | 'hi', Manifest>> | null
  /** The script that starts the service worker, with its hash; null in development. */
  readonly serviceWorkerStart: { readonly url: string; readonly integrity: string } | null
}

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Set-Cookie lines of the storefront itself. */
  readonly cookies?: readonly string[]
  /** The whole document, HTML unless `content-type` says otherwise; empty for a redirect. */
  readonly html: string
  /** Of a document: the contents of its inline scripts and styles, to the byte. */
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
}

export type RenderPage = (request: Request, options: RenderOptions) => Promise<RenderedPage>

/** A public page, as somebody asks for it. */
export interface SharedPage {
  /** The cookies of which it prints something, as a Cookie header: all who bring the same get the same page. */
  readonly cookies: string
  /** Whether a customer asks: the browser fills in what is theirs, and must keep no copy of that. */
  readonly isForCustomer: boolean
  /** Whether it is another page once the PIN code of the customer's default address is known. */
  readonly asksForPincode: boolean
}

/**
 * Null for a page of one visitor.
 * @param defaultPincode of a customer's default address, empty without one; undefined while nobody has looked
 */
export type SharedAs = (url: URL, cookies: string, defaultPincode?: string) => SharedPage | null

/** A text of the API's answers in a language [BEY-19]; in English where the storefront has no translation. */
export type ShopText = (text: string, language: Language) => string | Promise<string>

/** What the storefront's server entry exports. */
interface ServerEntry {
  readonly render: (request: Request, options: RenderOptions & BuildFiles) => Promise<RenderedPage>
  readonly renderMessage: RenderMessage
  readonly shopTextIn: ShopText
  /** When it may be asked: its texts are loaded. */
  readonly ready: Promise<void>
}

/** What a smaller entry beside it exports, which is loaded at once. */
interface SharedAsEntry {
  readonly sharedAs: SharedAs
}

/** The storefront. What renders is loaded when somebody first needs it. */
export interface Storefront {
  readonly render: RenderPage
  /** The HTML of a message by e-mail. */
  readonly renderMessage: RenderMessage
  readonly shopTextIn: ShopText
  /** Undefined in development, where a page changes with its sources. */
  readonly sharedAs?: SharedAs
  /** Loads what renders, unless it is there already. @throws what its modules throw */
  readonly loadStorefront: () => Promise<void>
}

/** There is no build to serve. */
export class NotBuilt extends Error {
  override name = 'NotBuilt'
}

const serviceWorkerStartSource = 'src/rendering/start-service-worker.ts'

/** A file of the browser's build as a page names it: with a hash, so that no other file runs in its place. */
async function hashedScript(
  clientFolder: string,
  chunk: Manifest[string] | undefined,
): Promise<NonNullable<BuildFiles['serviceWorkerStart']>> {
  if (!chunk) throw new NotBuilt('The build of the storefront is incomplete. Run: npm run build')
  const hash = createHash('sha384').update(await readFile(path.join(clientFolder, chunk.file)))
  return { url: `/${chunk.file}`, integrity: `sha384-${hash.digest('base64')}` }
}

async function readManifest(clientFolder: string, name: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(clientFolder, '.vite', name), 'utf8')) as Manifest
}

/**
 * The built storefront.
 * @param load loads a module of its build; as Node does by itself
 * @throws NotBuilt when the storefront has not been built
 */
export async function openBuiltStorefront(
  storefrontFolder: string,
  load: LoadBuilt = createRequire(import.meta.url),
): Promise<Storefront> {
  const builtEntry = path.join(storefrontFolder, 'dist/server/entry-server.cjs')
  const client = path.join(storefrontFolder, 'dist/client')
  if (!existsSync(builtEntry)) throw new NotBuilt('The storefront is not built. Run: npm run build')
  const template = await readFile(path.join(client, 'index.html'), 'utf8')
  const [en, hi] = await Promise.all([
    readManifest(client, 'manifest.json'),
    readManifest(client, 'manifest-hi.json'),
  ])
  const serviceWorkerStart = await hashedScript(client, en[serviceWorkerStartSource])
  const { sharedAs } = load(path.join(storefrontFolder, 'dist/server/shared-as.cjs')) as SharedAsEntry
  const entry = onFirstUse(async () => {
    const loaded = load(builtEntry) as ServerEntry
    await loaded.ready
    return loaded
  })
  const files = { template, manifests: { en, hi }, serviceWorkerStart }
  return {
    render: async (request, options) => (await entry()).render(request, { ...options, ...files }),
    renderMessage: async content => (await entry()).renderMessage(content),
    shopTextIn: async (text, language) => (await entry()).shopTextIn(text, language),
    sharedAs,
    loadStorefront: async () => void (await entry()),
  }
}

/** Stands in Vite's tags for the nonce, which differs with each request. */
export const developmentNonce = 'shruti-development-nonce'

/** The storefront's sources through Vite, loaded anew when they change. */
export function developmentStorefront(vite: ViteDevServer): Storefront {
  const templateFile = path.join(vite.config.root, 'index.html')
  const load = async () => {
    const entry = (await vite.ssrLoadModule('/src/rendering/entry-server.tsx')) as ServerEntry
    await entry.ready
    return entry
  }
  const render: RenderPage = async (request, options) => {
    try {
      const source = await readFile(templateFile, 'utf8')
      const html = await vite.transformIndexHtml(new URL(request.url).pathname, source)
      const template = html.replaceAll(developmentNonce, options.nonce ?? '')
      const entry = await load()
      return await entry.render(request, { ...options, template, manifests: null, serviceWorkerStart: null })
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      throw error
    }
  }
  return {
    render,
    renderMessage: async content => (await load()).renderMessage(content),
    shopTextIn: async (text, language) => (await load()).shopTextIn(text, language),
    loadStorefront: async () => void (await load()),
  }
}
