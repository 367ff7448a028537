import type { Page } from 'playwright'

/** How long the application's script takes on the road in these tests, in milliseconds. */
const slowScriptMs = 1500

/** Puts a slow line between the page and its scripts. */
export async function delayScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async route => {
    await new Promise(resolve => {
      setTimeout(resolve, slowScriptMs)
    })
    await route.continue()
  })
}
