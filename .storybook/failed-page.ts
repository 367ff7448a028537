import type { OperationName } from '@shruti/server/contract'
import { expect, userEvent, within } from 'storybook/test'
import { worldOf } from './page-story.tsx'

/** What the page says on the console when it could not be shown. */
export const failedPageMessages = ['ApiError: Server error occurred']

/** A story of a page that failed. */
interface FailedStory {
  readonly parameters?: Readonly<Record<string, unknown>>
}

/**
 * The story after it: "Try again" brings the page where it stands once the shop answers. It has no picture, since the
 * page that comes has one.
 *
 * @param failed the story of the page that could not be loaded
 * @param operation the call that failed
 * @param heading the first heading of the page that comes
 */
export function triedAgain<T extends FailedStory>(
  failed: T,
  operation: OperationName,
  heading: string | RegExp,
) {
  return {
    ...failed,
    parameters: { ...failed.parameters, visual: { disable: true } },
    async play({
      canvasElement,
      loaded,
    }: {
      readonly canvasElement: HTMLElement
      readonly loaded: object
    }): Promise<void> {
      const canvas = within(canvasElement)
      await expect(await canvas.findByText('This page could not be loaded')).toBeVisible()
      worldOf(loaded).recover(operation)
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    },
  }
}
