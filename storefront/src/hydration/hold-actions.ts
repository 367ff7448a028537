/** What a visitor does in a part of the page, held until React can hear of it. */
export interface HeldActions {
  /** Lets go, and does again what was held. */
  readonly release: () => void
  /** Drops the presses that nobody will hear of; what was typed goes on to wait. @returns whether there were any */
  readonly forget: () => boolean
}

export type HoldActions = (
  page: Window & typeof globalThis,
  scope: Pick<Node, 'contains'>,
  begin: () => void,
) => HeldActions

declare global {
  interface Window {
    /** Printed into a page that the server rendered; absent in one that the browser rendered itself. */
    holdActions?: HoldActions
  }
}

/**
 * Calls `begin` at the first touch, press, key or focus in `scope`, and holds what React would miss. What is let go
 * is done again, in order: links and searches need no script and go their own way at once, a form that posts waits
 * and is then sent (natively if React never came), and what was typed stays. `data-enhanced` marks a link or a form
 * that works without a script, but better with it: it waits as well.
 *
 * The function is printed into the page (`holdActions.toString()`), so it must use nothing outside of itself.
 */
export function holdActions(
  page: Window & typeof globalThis,
  scope: Pick<Node, 'contains'>,
  begin: () => void,
): HeldActions {
  const kinds = [
    'click',
    'submit',
    'input',
    'change',
    'keydown',
    'pointerdown',
    'touchstart',
    'focusin',
  ] as const
  /** Before React, which listens at its root and stops what is done in a part that it has not hydrated. */
  const whileCapturing = { capture: true }
  const heldActions: (() => void)[] = []
  const heldForms = new Set<EventTarget>()
  const edits = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>()
  /** By field: puts the caret where it was when the hold was let go. */
  const placeCarets = new Map<EventTarget, () => void>()

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
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', wanted, field)
    field.dispatchEvent(new page.Event('input', { bubbles: true }))
    field.dispatchEvent(new page.Event('change', { bubbles: true }))
    placeCarets.get(field)?.()
  }

  /**
   * Notes where in its text somebody is typing: a value that is set puts the caret at its end, and React may set it as soon as
   * it hears of a press in the field. @returns how to put the caret there again
   */
  function noteCaret(field: HTMLInputElement) {
    const { selectionStart, selectionEnd } = field
    return () => {
      // Numbers and addresses of email have no caret that a script may place, and placing one takes the focus in Safari.
      if (typeof selectionStart === 'number' && page.document.activeElement === field)
        field.setSelectionRange(selectionStart, selectionEnd)
    }
  }

  function holdClick(event: Event, target: HTMLElement) {
    const link = target.closest<HTMLElement>('a[data-enhanced]')
    const isNative = target.closest('a[href],summary,label,option,select,input[type=file]')
    if (!link && (isNative || isToggle(target))) return
    event.stopPropagation()
    if (link) event.preventDefault()
    // A press on a submit button is followed by the form's own event.
    const button = target.closest('button')
    if (button?.form && button.type === 'submit') return
    // What was pressed may be the picture in a button, which has no `click()`.
    const press = { bubbles: true, cancelable: true }
    heldActions.push(() => void target.dispatchEvent(new page.MouseEvent('click', press)))
  }

  function holdSubmit(event: SubmitEvent, form: HTMLFormElement) {
    if (form.method !== 'post' && !form.matches('form[data-enhanced]')) return
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
    const { type } = event
    const target = event.target as HTMLElement
    if (!scope.contains(target)) return
    begin()
    if (type === 'click') holdClick(event, target)
    else if (type === 'submit') holdSubmit(event as SubmitEvent, target as HTMLFormElement)
    else if (type === 'keydown') holdKey(event as KeyboardEvent, target)
    // The other kinds only begin.
    else if (type === 'input' || type === 'change') holdEdit(event, target as HTMLInputElement)
  }

  /**
   * React takes a change of state up after the event, and not even then while it commits, which is when the page calls to
   * let go: a form that is sent in the same breath would not know of the choice made just before.
   */
  function actInTurn() {
    heldActions.shift()?.()
    if (heldActions.length > 0) page.queueMicrotask(actInTurn)
  }

  function release() {
    for (const kind of kinds) page.removeEventListener(kind, hold, whileCapturing)
    for (const field of edits.keys()) placeCarets.set(field, noteCaret(field as HTMLInputElement))
    page.queueMicrotask(actInTurn)
  }

  function forget() {
    const arePresses = heldActions.length > edits.size
    heldActions.length = 0
    heldForms.clear()
    for (const field of edits.keys()) heldActions.push(() => replayEdit(field))
    return arePresses
  }

  for (const kind of kinds) page.addEventListener(kind, hold, whileCapturing)
  return { release, forget }
}
