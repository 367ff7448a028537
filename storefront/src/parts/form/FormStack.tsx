import { Stack } from '@shruti/design-system/Stack'
import { useEffect, useRef, type ComponentPropsWithRef, type RefObject } from 'react'
import type { Draft } from '../../storage/form-drafts.ts'
import { draftOf, fillWith, type FilledIn } from './draft-fields.ts'
import { useFormDrafts } from './use-form-drafts.ts'

interface FormStackProps extends Omit<ComponentPropsWithRef<'form'>, 'ref'> {
  /**
   * Name under which what is typed outlives a reload, until `useForgetDraft`: for forms that take more than a moment.
   * Secrets, codes and files are never kept.
   */
  draft?: string
  /** What the form has filled in by itself, which is not kept as if it had been typed. */
  filledIn?: RefObject<FilledIn>
  /** Its first field has the focus as soon as it shows: for a form that takes the place of the button that opened it. */
  takesFocus?: boolean
  /** On a wide page: no wider than a line of text. */
  measure?: 'text'
}

const fields = 'input:not([type=hidden]), select, textarea'

/**
 * A form whose fields stand below each other. The contract's schema checks it, not the browser. It posts: sent
 * before the page is hydrated, a form that gets would put a password into the address.
 */
export function FormStack({
  draft,
  filledIn,
  takesFocus = false,
  measure,
  children,
  ...rest
}: FormStackProps) {
  const form = useRef<HTMLFormElement>(null)
  const keeping = useDraft(draft, form, filledIn)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>(fields)?.focus()
  }, [takesFocus])
  return (
    <form ref={form} method="post" noValidate {...keeping} {...rest}>
      <Stack gap={5} measure={measure}>
        {children}
      </Stack>
    </form>
  )
}

function useDraft(
  name: string | undefined,
  form: RefObject<HTMLFormElement | null>,
  filledIn: RefObject<FilledIn> | undefined,
) {
  const drafts = useFormDrafts()
  /** What is still to be filled in: a field may only show once another one is. */
  const left = useRef<Draft>({})
  useEffect(() => {
    left.current = (name !== undefined && drafts.read(name)) || {}
  }, [name, drafts])
  useEffect(() => {
    if (!form.current || Object.keys(left.current).length === 0) return
    left.current = fillWith(form.current, left.current)
  })
  if (name === undefined) return {}
  const keep = () => {
    if (form.current) drafts.keep(name, draftOf(form.current, filledIn?.current))
  }
  return { onInput: keep }
}
