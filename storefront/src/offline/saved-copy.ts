import { localeOf, splitLanguage, type Language } from '../language/language.ts'

/** Of the element that says so in a page's saved copy; its look is in the document's styles. */
export const savedCopyClass = 'saved-copy'

/** The note in each language: one service worker serves pages of all, and has no catalogue. */
const words: Readonly<
  Record<Language, { label: string; saved: (when: string | null) => string; retry: string }>
> = {
  en: {
    label: 'Offline',
    saved: when =>
      `You are offline. This page was saved ${when === null ? 'earlier' : `on ${when}`}. Prices and stock may have changed.`,
    retry: 'Try again',
  },
  hi: {
    label: 'ऑफ़लाइन',
    saved: when => `आप ऑफ़लाइन हैं। यह पेज ${when ?? 'पहले'} सेव हुआ था। कीमतें और स्टॉक बदल गए हो सकते हैं।`,
    retry: 'फिर कोशिश करें',
  },
}

const dateAndTime = (atMs: number, language: Language): string =>
  new Date(atMs).toLocaleString(localeOf[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const inHtml = (text: string) => text.replace(/[&<>"]/g, character => escapes[character] ?? '')

/**
 * Asks for the page anew, its query kept. A form, since a link would stand before the page's own first one, which skips
 * to its content.
 */
function retryForm(address: string, retry: string): string {
  const fields = [...new URL(address).searchParams].map(
    ([name, value]) => `<input type="hidden" name="${inHtml(name)}" value="${inHtml(value)}">`,
  )
  return `<form>${fields.join('')}<button>${retry}</button></form>`
}

/**
 * A saved page that says of itself that it is one, above everything else and without a script.
 * @param page as it was kept; its Date header is when the server printed it
 * @param address under which it is opened
 */
export async function asSavedCopy(page: Response, address: string): Promise<Response> {
  const printedAt = Date.parse(page.headers.get('date') ?? '')
  const { language } = splitLanguage(new URL(address).pathname)
  const { label, saved, retry } = words[language]
  const when = Number.isNaN(printedAt) ? null : dateAndTime(printedAt, language)
  const note =
    `<aside class="${savedCopyClass}" aria-label="${label}"><p role="status">${saved(when)}</p>` +
    `${retryForm(address, retry)}</aside>`
  const html = (await page.text()).replace(/<body[^>]*>/, body => body + note)
  const headers = new Headers(page.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  return new Response(html, { status: page.status, headers })
}
