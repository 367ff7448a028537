/** Of the element that says so in a page's saved copy; its look is in the document's styles. */
export const savedCopyClass = 'saved-copy'

const dateAndTime = new Intl.DateTimeFormat('en-IN', {
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
function retryForm(address: string): string {
  const fields = [...new URL(address).searchParams].map(
    ([name, value]) => `<input type="hidden" name="${inHtml(name)}" value="${inHtml(value)}">`,
  )
  return `<form>${fields.join('')}<button>Try again</button></form>`
}

/**
 * A saved page that says of itself that it is one, above everything else and without a script.
 * @param page as it was kept; its Date header is when the server printed it
 * @param address under which it is opened
 */
export async function asSavedCopy(page: Response, address: string): Promise<Response> {
  const printedAt = Date.parse(page.headers.get('date') ?? '')
  const when = Number.isNaN(printedAt) ? 'earlier' : `on ${dateAndTime.format(printedAt)}`
  const note =
    `<aside class="${savedCopyClass}" aria-label="Offline"><p role="status">You are offline. This page was saved ` +
    `${when}. Prices and stock may have changed.</p>${retryForm(address)}</aside>`
  const html = (await page.text()).replace(/<body[^>]*>/, body => body + note)
  const headers = new Headers(page.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  return new Response(html, { status: page.status, headers })
}
