import { useEffect, type RefObject } from 'react'

/** To the first wrong field, else to the message, which may be far above the button of a long form. */
function goToProblem(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (field) field.focus()
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
}

/** Leads to what keeps a form from being sent, once it shows. */
export function focusFirstProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => goToProblem(form))
}

/** Leads to what the server found wrong, with the render that shows it. @param error of the last try; null while there is none */
export function useFocusOnRefusal(form: RefObject<HTMLElement | null>, error: unknown): void {
  useEffect(() => {
    if (error) goToProblem(form.current)
  }, [form, error])
}
