/** Where the API lives; its answers are JSON whatever happens. */
export const apiPrefix = '/api' as const

/** The one page below it: the API's document, for people. */
export const apiDocsPath = `${apiPrefix}/docs`

/** Whether an address is the API's to answer: in another case too, where there is nothing, it says so in JSON. */
export function isApiPath(path: string): boolean {
  const lowerCase = path.toLowerCase()
  return lowerCase === apiPrefix || lowerCase.startsWith(`${apiPrefix}/`)
}

/** Before the path of each page in Hindi (BEY-19). */
export const hindiPrefix = '/hi'

/** A page's path without what stands for its language. */
export const withoutLanguage = (path: string): string =>
  path.startsWith(`${hindiPrefix}/`) ? path.slice(hindiPrefix.length) : path

/** Where the cart's forms lead back to. */
export const cartPath = '/cart'

/** The path of a request's target, without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
