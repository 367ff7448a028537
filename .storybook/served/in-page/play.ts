import { configure, within } from 'storybook/test'
import { playSettings } from '../../play-settings.ts'

interface PlayContext {
  readonly canvasElement: HTMLElement
  readonly canvas: ReturnType<typeof within>
  readonly loaded: object
  readonly args: object
  readonly step: (label: string, play: (context: PlayContext) => Promise<void> | void) => Promise<void>
}

interface StoryParts {
  readonly beforeEach?: () => Promise<unknown>
  readonly play?: (context: PlayContext) => Promise<void> | void
}

interface StoryModule {
  readonly [name: string]: StoryParts
}

const modules = import.meta.glob<StoryModule>('/storefront/src/**/*.stories.tsx', { eager: true })

configure({
  ...playSettings,
  // As Storybook has it for React: what is drawn has its effects before the play goes on.
  asyncWrapper: async callback => {
    const result = await callback()
    await new Promise(resolve => {
      setTimeout(resolve, 0)
    })
    return result
  },
})

/** Does what a story does before it is shown. */
globalThis.prepareStory = async (file, exportName) => {
  await modules[file]?.[exportName]?.beforeEach?.()
}

/** Plays a story in the page as it stands. Rejects when the play does. */
globalThis.playStory = async (file, exportName) => {
  const { default: meta, [exportName]: story } = modules[file] ?? {}
  const play = story?.play ?? meta?.play
  const canvasElement = document.getElementById('root')
  if (!play || !canvasElement) throw new Error(`${exportName} of ${file} has no play, or the page no root`)
  const context: PlayContext = {
    canvasElement,
    canvas: within(canvasElement),
    loaded: {},
    args: {},
    step: async (_label, playStep) => playStep(context),
  }
  await play(context)
  // A message that goes by itself stays, however long the test takes to look.
  servedPage.holdTime()
}

declare global {
  var prepareStory: (file: string, exportName: string) => Promise<void>
  var playStory: (file: string, exportName: string) => Promise<void>
}
