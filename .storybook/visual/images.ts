/** Pixels of the width of the candidate that stands for all: the smallest keeps the accepted pictures small. */
const pinnedWidth = 320

/**
 * Holds each picture to one candidate of its `srcset`: the browser prefers one that it already has, and which it has
 * depends on the stories before.
 */
function pinCandidates(): void {
  for (const element of document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('[srcset]')) {
    const candidates = element.srcset.split(',').map(candidate => candidate.trim())
    const pinned = candidates.find(candidate => candidate.endsWith(` ${pinnedWidth}w`))
    if (pinned && candidates.length > 1) element.srcset = pinned
  }
}

function isInView(image: HTMLImageElement): boolean {
  const { top, bottom, left, right, width } = image.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}

/**
 * Makes sure that what is in view is fetched now and painted in the frame in which it has come. One that cannot be
 * decoded shows its broken state, which is then what the picture holds.
 */
export async function decodeImages(): Promise<void> {
  pinCandidates()
  const images = [...document.images].filter(isInView)
  for (const image of images) {
    // A lazy one in a row that scrolls would come when it likes, one that is decoded apart a frame later.
    if (image.loading !== 'eager') image.loading = 'eager'
    if (image.decoding !== 'sync') image.decoding = 'sync'
  }
  await Promise.all(images.map(image => image.decode().catch(() => undefined)))
}
