/**
 * Watches over what the server printed: reports an element that had elements in it and has become empty while it
 * still stands in the page, and a part of a page that shows before its code is there. Either way a visitor sees
 * content vanish or come late, which React does without a word. Runs while developing and in every end-to-end test.
 *
 * The function is handed to a browser as its source, so it must use nothing outside of itself.
 */
export function watchPrintedContent(
  page: Window & typeof globalThis,
  report: (message: string) => void,
): void {
  const { document } = page
  const printed = new WeakSet<Element>()
  const nameOf = (element: Element) => element.outerHTML.replace(/^(<[^>]*>).*$/s, '$1').slice(0, 200)
  const isEmpty = (element: Element) => element.childElementCount === 0 && element.textContent === ''

  function check(mutations: readonly MutationRecord[]) {
    const targets = new Set(mutations.map(({ target }) => target as Element))
    for (const target of targets) {
      if (printed.has(target) && target.isConnected && isEmpty(target)) {
        printed.delete(target)
        report(`What the server printed has vanished from ${nameOf(target)}`)
      }
      if (target.querySelector('[data-island=late]'))
        report(`A part shows before its code is there in ${nameOf(target)}`)
    }
  }

  function begin() {
    const root = document.getElementById('root')
    if (!root) return
    // A line of text alone may well be emptied: a status that is no longer so.
    for (const element of root.querySelectorAll('*')) if (element.childElementCount > 0) printed.add(element)
    new page.MutationObserver(check).observe(root, { childList: true, subtree: true })
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
}
