import type { Page } from 'playwright'

/** What the mocks answer is part of the story: a refused call is what it may be about. */
const mockedCall = /\/worlds\/\d+\/api\//

/** A measure of the machine, not of the page: a busy one draws a preloaded picture later than Chromium expects. */
const drawnLate = 'was preloaded using link preload but not used within a few seconds'

/**
 * Follows what a page complains of: its console, errors that nobody caught, and requests that failed.
 *
 * @returns what has been said since it was asked last
 */
export function followComplaints(page: Page): () => string[] {
  let complaints: string[] = []
  page.on('console', message => {
    const type: string = message.type()
    // Chromium's own line about a call that the mocks refused, and its advice, which it shows only when asked to.
    if (mockedCall.test(message.location().url) || type === 'verbose') return
    if (message.text().includes(drawnLate)) return
    complaints.push(`${type}: ${message.text()}`)
  })
  page.on('pageerror', error => complaints.push(`not caught: ${error.message}`))
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? 'failed'
    // What a story had asked for is no concern of the next.
    if (mockedCall.test(request.url()) || reason === 'net::ERR_ABORTED') return
    complaints.push(`${reason}: ${request.url()}`)
  })
  page.on('response', response => {
    if (response.status() < 400 || mockedCall.test(response.url())) return
    complaints.push(`answered with ${response.status()}: ${response.url()}`)
  })
  return () => {
    const said = complaints
    complaints = []
    return said
  }
}
