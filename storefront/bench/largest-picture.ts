import type { Browser } from 'playwright'

export interface LargestPicture {
  readonly bytes: Buffer
  /** "image/avif". */
  readonly type: string
  readonly name: string
}

/**
 * The picture that a phone of Lighthouse's kind chooses from a page's own sources, the largest of its first view.
 *
 * @throws Error when the page shows none
 */
export async function largestPicture(browser: Browser, url: string, name: string): Promise<LargestPicture> {
  const phone = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await phone.goto(url, { waitUntil: 'load' })
  // No named function inside: what tsx adds to one does not exist in the page.
  const address = await phone.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter(image => image.getBoundingClientRect().top < innerHeight)
        .toSorted((a, b) => b.clientWidth * b.clientHeight - a.clientWidth * a.clientHeight)[0]?.currentSrc,
  )
  if (!address) throw new Error(`${url} shows no picture`)
  // Node's own: the picture may stand in the document, as a data URL.
  const answer = await fetch(address)
  const picture = {
    bytes: Buffer.from(await answer.arrayBuffer()),
    type: answer.headers.get('content-type') ?? 'image/webp',
    name,
  }
  await phone.close()
  return picture
}
