import type { whenShown as WhenShownFunction } from './when-shown.ts'

/** Dispatched on `document` once React has taken over the page. */
export const hydratedEvent = 'shruti:hydrated'

/** What the page loads when it is hydrated. */
export interface DeferredScript {
  /** Address of the module that hydrates. */
  readonly entry: string
  /** Addresses of the modules that it will import, so that they are fetched beside it and not after it. */
  readonly preload: readonly string[]
}

type Page = Window & typeof globalThis
type WhenShown = typeof WhenShownFunction

/**
 * Puts off the application's script until the page is shown and idle, or until the first touch, press, key or
 * focus, so that it never competes with the largest picture. What the visitor does before React has taken over is
 * held and done again after, in order: links and searches need no script and go their own way at once, a form that
 * posts waits for React and is sent natively if the script cannot be loaded, and what was typed stays.
 *
 * The function is printed into the page (`deferHydration.toString()`), so it must use nothing outside of itself:
 * that is why the event's name is written out.
 */
export function deferHydration(
  page: Page,
  whenShown: WhenShown,
  importModule: (address: string) => Promise<unknown>,
  script: DeferredScript,
): void {
  const { document } = page
  const heldKinds = ['click', 'submit', 'input', 'change', 'keydown'] as const
  const startingKinds = ['pointerdown', 'touchstart', 'focusin'] as const
  /** Before React, which listens at its root. */
  const whileCapturing = { capture: true }
  const heldActions: (() => void)[] = []
  const heldForms = new Set<EventTarget>()
  const edits = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>()
  let isStarted = false

  const isToggle = (field: Element) => field.matches('input[type=checkbox],input[type=radio]')

  /** Makes React hear of an edit: it ignores a value that it already saw on the element. */
  function replayEdit(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) {
    const wanted = edits.get(field)
    if (wanted === undefined) return
    if (isToggle(field)) {
      ;(field as HTMLInputElement).checked = !wanted
      field.click()
      return
    }
    // React notes each value that is set on the element itself, but not one set through its prototype.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, wanted)
    field.dispatchEvent(new page.Event('input', { bubbles: true }))
    field.dispatchEvent(new page.Event('change', { bubbles: true }))
  }

  function holdClick(event: Event, target: HTMLElement) {
    const isNative = target.closest('a[href],summary,label,option,select,input[type=file]')
    if (isNative || isToggle(target)) return
    event.stopPropagation()
    // A press on a submit button is followed by the form's own event.
    const button = target.closest('button')
    if (button?.form && button.type === 'submit') return
    heldActions.push(() => target.click())
  }

  function holdSubmit(event: SubmitEvent, form: HTMLFormElement) {
    if (form.method !== 'post') return
    event.preventDefault()
    event.stopPropagation()
    // Pressing again because nothing seems to happen means the same one thing.
    if (heldForms.has(form)) return
    heldForms.add(form)
    const { submitter } = event
    heldActions.push(() => form.requestSubmit(submitter))
  }

  function holdEdit(event: Event, field: HTMLInputElement) {
    event.stopPropagation()
    if (!edits.has(field)) heldActions.push(() => replayEdit(field))
    edits.set(field, isToggle(field) ? field.checked : field.value)
  }

  function holdKey(event: KeyboardEvent, target: HTMLElement) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    // Printing keys change a field, and Enter, Space and Tab act by themselves: their own events are held.
    if (key.length === 1 || ['Enter', 'Tab', 'Backspace', 'Delete', 'Unidentified'].includes(key)) return
    event.stopPropagation()
    const copy = { key, altKey, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }
    heldActions.push(() => void target.dispatchEvent(new page.KeyboardEvent('keydown', copy)))
  }

  function hold(event: Event) {
    start()
    const target = event.target as HTMLElement | null
    if (!target?.closest) return
    if (event.type === 'click') holdClick(event, target)
    else if (event.type === 'submit') holdSubmit(event as SubmitEvent, target as HTMLFormElement)
    else if (event.type === 'keydown') holdKey(event as KeyboardEvent, target)
    else holdEdit(event, target as HTMLInputElement)
  }

  /** React has taken over, or never will: either way the page now does what was held. */
  function release() {
    for (const kind of heldKinds) page.removeEventListener(kind, hold, whileCapturing)
    document.removeEventListener('shruti:hydrated', release)
    for (const act of heldActions.splice(0)) act()
  }

  function start() {
    if (isStarted) return
    isStarted = true
    for (const kind of startingKinds) page.removeEventListener(kind, start, whileCapturing)
    for (const address of script.preload) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = address
      document.head.append(link)
    }
    importModule(script.entry).catch(release)
  }

  for (const kind of heldKinds) page.addEventListener(kind, hold, whileCapturing)
  for (const kind of startingKinds) page.addEventListener(kind, start, whileCapturing)
  document.addEventListener('shruti:hydrated', release)
  whenShown(page, start)
}
