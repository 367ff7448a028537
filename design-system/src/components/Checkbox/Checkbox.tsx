import { useCallback, type ComponentPropsWithRef, type ReactNode } from 'react'
import { setRef } from '../../foundations/set-ref.ts'
import { FieldMessages, useFieldControl, type FieldTexts } from '../Field/Field.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Aside, Box, Root, Row, StandIn } from './Checkbox.styles.ts'

export interface CheckboxProps
  extends Omit<FieldTexts, 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Some but not all of what it stands for is chosen. */
  indeterminate?: boolean
  /** At the far end of the row: how many results a filter would leave. */
  aside?: ReactNode
  /**
   * In the place of box and label, and of their size, while they would do nothing: a link until the page is hydrated.
   * Taking it away moves nothing.
   */
  standIn?: ReactNode
}

/** Yes or no. `className` goes to the row, everything else with `ref` to the `<input>`. */
export function Checkbox({
  label,
  hideLabel,
  hint,
  error,
  aside,
  standIn,
  indeterminate = false,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...input
}: CheckboxProps) {
  const { controlId, control } = useFieldControl(id, { hint, error }, describedBy)
  // HTML has no attribute for it: only the element's property.
  const attach = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = indeterminate
      return setRef(ref, box)
    },
    [indeterminate, ref],
  )
  return (
    <Root className={className}>
      {standIn && <StandIn>{standIn}</StandIn>}
      <Row data-covered={standIn ? true : undefined} htmlFor={controlId} data-bare={hideLabel || undefined}>
        <Box type="checkbox" {...input} {...control} ref={attach} />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        {aside !== undefined && <Aside>{aside}</Aside>}
      </Row>
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </Root>
  )
}
