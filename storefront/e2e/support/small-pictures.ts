import type { Page } from 'playwright'
import { emptyPicture } from '../../../.ci/empty-picture.ts'

/**
 * Has the page draw an empty square in place of each picture of a product that the server answers with. The server is asked as ever, so that a picture that is missing is still seen,
 * and a place keeps its size, which its attributes say.
 */
export async function drawSmallPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode }) => {
    const answer =
      responseStatusCode === 200
        ? session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [{ name: 'content-type', value: 'image/png' }],
            body: emptyPicture,
          })
        : session.send('Fetch.continueRequest', { requestId })
    // A page that is left or closed has no more use for an answer.
    answer.catch(() => undefined)
  })
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/pictures/*', resourceType: 'Image', requestStage: 'Response' }],
  })
}
