import type { Draft } from '../../storage/form-drafts.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What is never kept: secrets, codes, files, and what a form marks with `data-draft="never"`. */
function isKept(control: Element): control is Control {
  if (!control.matches('input[name],textarea[name],select[name]')) return false
  return !control.matches(
    '[type=password],[type=hidden],[type=file],[type=submit],[autocomplete=one-time-code],[data-draft=never]',
  )
}

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isKept)

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** What a form has filled in by itself, by the name of the field. */
export type FilledIn = Readonly<Record<string, string>>

/**
 * What was typed into the fields of a form. One that still holds what the form itself has filled in is kept empty: it is
 * filled in anew, for what the other fields say by then.
 */
export function draftOf(form: HTMLFormElement, filledIn: FilledIn = {}): Draft {
  const draft: Record<string, string | boolean> = {}
  for (const control of controlsOf(form)) {
    if (!isToggle(control))
      draft[control.name] = control.value === filledIn[control.name] ? '' : control.value
    else if (control.type === 'checkbox') draft[control.name] = control.checked
    else if (control.checked) draft[control.name] = control.value
  }
  return draft
}

/** As if it were typed, so that React, and what checks the form, hear of it. */
function type(control: Control, value: string): void {
  // React notes each value that is set on the element itself, but not one set through its prototype.
  const prototype: unknown = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** @returns whether the field holds what was kept; a list may not have loaded the option yet */
function fill(control: Control, kept: string | boolean): boolean {
  if (isToggle(control)) {
    const wanted = control.type === 'checkbox' ? kept === true : kept === control.value
    // A radio button that is not the one is left by pressing the other.
    if (control.checked !== wanted && (wanted || control.type === 'checkbox')) control.click()
    return true
  }
  if (typeof kept !== 'string' || control.value === kept) return true
  if (control instanceof HTMLSelectElement && ![...control.options].some(({ value }) => value === kept)) {
    return false
  }
  type(control, kept)
  return true
}

/**
 * Fills a form with what was kept of it.
 * @returns what could not be filled in: of fields that are not there, yet or any more
 */
export function fillWith(form: HTMLFormElement, draft: Draft): Draft {
  const left = { ...draft }
  for (const control of controlsOf(form)) {
    const kept = draft[control.name]
    if (kept !== undefined && fill(control, kept)) delete left[control.name]
  }
  return left
}
