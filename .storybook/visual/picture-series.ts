/** A picture of a story: which one, and how much of the frame it shows. */
export interface PictureRequest {
  /** Story id, and what sets this picture apart from the story's others: "actions-button--primary.dark". */
  readonly name: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/** Null when the story looks as accepted, else what is wrong, in one line. */
export type PictureVerdict = string | null

/** The part of a story's context that its pictures depend on. */
export interface PicturedStory {
  readonly id: string
  readonly parameters: Readonly<Record<string, unknown>>
}

interface VisualParameter {
  /** Why a story has no picture. */
  readonly disable?: string | boolean
  /** Only at the viewport that the story asks for, not also on a phone. */
  readonly ownViewportOnly?: boolean
}

export interface FrameSize {
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/** Where a story stands to be pictured. */
export interface PictureStage {
  readonly size: FrameSize
  readonly theme: 'light' | 'dark'
  showTheme(theme: 'light' | 'dark'): Promise<void> | void
  resize(size: FrameSize): Promise<void>
  /** Resolves when the story is as it will stay. */
  settle(): Promise<void>
  /** How high all that is drawn is, in CSS pixels. */
  contentHeight(): Promise<number> | number
  compare(request: PictureRequest): Promise<PictureVerdict>
}

const phone: FrameSize = { width: 390, height: 844 }

const visualOf = ({ parameters }: PicturedStory) => (parameters['visual'] ?? {}) as VisualParameter

/** Whether a story has pictures at all. */
export const isPictured = (story: PicturedStory): boolean => !visualOf(story).disable

/**
 * Makes the frame, which has the given size, as high as what it holds. What comes into view by that may be higher than its
 * placeholder.
 */
export async function showAll(
  stage: Pick<PictureStage, 'resize' | 'settle' | 'contentHeight'>,
  size: FrameSize,
): Promise<{ shown: number; frame: number }> {
  let frame = size.height
  await stage.settle()
  let shown = await stage.contentHeight()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const wanted = Math.max(shown, size.height)
    if (wanted === frame) break
    await stage.resize({ width: size.width, height: wanted })
    frame = wanted
    await stage.settle()
    shown = await stage.contentHeight()
  }
  return { shown, frame }
}

/**
 * Compares a story, as its play function left it, with its accepted pictures: as it is, in the other theme, and on a
 * phone. A whole page is large, so its phone picture is also the one in the other theme.
 * @returns what is wrong, a line for each picture
 */
export async function comparePictureSeries(
  story: PicturedStory,
  stage: PictureStage,
): Promise<readonly string[]> {
  const { id, parameters } = story
  const { size, theme } = stage
  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  const alsoOnPhone = size.width > phone.width && visualOf(story).ownViewportOnly !== true
  const isPage = parameters['layout'] === 'fullscreen' && alsoOnPhone

  async function take(name: string, before: FrameSize): Promise<PictureVerdict> {
    const { shown, frame } = await showAll(stage, before)
    const verdict = await stage.compare({ name, width: before.width, height: shown })
    if (frame !== before.height) await stage.resize(before)
    return verdict
  }

  const verdicts = [await take(id, size)]
  await stage.showTheme(otherTheme)
  if (!isPage) {
    verdicts.push(await take(`${id}.${otherTheme}`, size))
    await stage.showTheme(theme)
  }
  if (alsoOnPhone) {
    await stage.resize(phone)
    verdicts.push(await take(isPage ? `${id}.phone-${otherTheme}` : `${id}.phone`, phone))
    await stage.resize(size)
  }
  await stage.showTheme(theme)
  return verdicts.filter(verdict => verdict !== null)
}
