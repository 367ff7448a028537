import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** What somebody does who has a keyboard alone. */

/** More stops than any page has before what one looks for. */
const mostStops = 120

/** Whether one of the elements has the focus. */
const hasFocus = (targets: Locator): Promise<boolean> =>
  targets.evaluateAll(elements => elements.some(element => element === document.activeElement))

/** Presses Tab until the focus is there, and expects that it can be seen. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ state: 'attached' })
  for (let stop = 0; stop < mostStops && !(await hasFocus(target)); stop += 1)
    await page.keyboard.press('Tab')
  expect(await hasFocus(target), `${target.toString()} is reached by Tab`).toBe(true)
  expect(await isMarked(page), `${target.toString()} shows that it has the focus`).toBe(true)
}

/** Whether what has the focus shows it. The link of a card marks the whole card, by a box that lies over it. */
const isMarked = (page: Page): Promise<boolean> =>
  page
    .locator(':focus')
    .evaluate(element =>
      [element, element.parentElement, element.closest('article, label')]
        .flatMap(part => (part ? [null, '::before', '::after'].map(box => getComputedStyle(part, box)) : []))
        .some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none'),
    )

/** A button that is busy takes no press, and shows that: a shopper waits as well. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target)
  await expect.poll(() => target.first().getAttribute('aria-busy')).not.toBe('true')
  await page.keyboard.press(key)
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.type(text)
}

/** A group of radios has one stop: the arrows choose in it. */
export async function choose(page: Page, group: Locator, option: Locator): Promise<void> {
  await reach(page, group)
  for (let step = 0; step < 10 && !(await option.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown')
  if (!(await option.isChecked())) await page.keyboard.press('Space')
  expect(await option.isChecked(), `${option.toString()} is chosen`).toBe(true)
}
