import type { Page } from 'playwright'

/** Takes a picture again so often at most, until two in a row are the same. */
const tries = 6

export type Camera = () => Promise<Buffer>

/** Takes pictures of the story's frame, from its upper left corner. @returns undefined when there is no frame */
export async function cameraOf(page: Page, width: number, height: number): Promise<Camera | undefined> {
  const box = await page.locator('iframe[data-vitest]').first().boundingBox()
  if (!box) return undefined
  return () =>
    page.screenshot({
      clip: { x: box.x, y: box.y, width: Math.min(width, box.width), height: Math.min(height, box.height) },
      animations: 'disabled',
      caret: 'hide',
    })
}

/**
 * The story as it looks in two frames in a row. The page says when nothing in it changes any more; on a busy machine
 * what it shows can still reach the screen a frame later.
 */
export async function steadyPicture(take: Camera, first: Buffer): Promise<Buffer | null> {
  let before = first
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const next = await take()
    if (next.equals(before)) return next
    before = next
  }
  return null
}
