/** What browsers other than Safari have, and TypeScript's own types do not: a pause that no hidden tab stretches to a second. */
interface Pausing {
  readonly scheduler?: { readonly yield?: () => Promise<void> }
}

/**
 * Resolves in another task, so that presses and frames come between what is before the call and what is after it. It is printed
 * into the page (`nextTask.toString()`), so it uses nothing outside of itself.
 */
export function nextTask(page: Window & Pausing): Promise<void> {
  return page.scheduler?.yield?.() ?? new Promise(resolve => void page.setTimeout(resolve))
}
