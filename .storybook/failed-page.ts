import type { OperationName } from '@shruti/server/contract'
import { expect, userEvent, within } from 'storybook/test'
import { worldOf } from './page-story.tsx'

/** What the page says on the console when it could not be shown. */
export const failedPageMessages = ['ApiError: Server error occurred']

/**
 * A play: the page could not be loaded, says so, and "Try again" brings it where it stands once the shop answers.
 *
 * @param operation the call that failed
 * @param heading the first heading of the page that comes
 */
export const triesAgain =
  (operation: OperationName, heading: string | RegExp) =>
  async ({
    canvasElement,
    loaded,
  }: {
    readonly canvasElement: HTMLElement
    readonly loaded: object
  }): Promise<void> => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This page could not be loaded')).toBeVisible()
    worldOf(loaded).recover(operation)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
