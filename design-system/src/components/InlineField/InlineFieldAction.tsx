import type { ComponentPropsWithRef } from 'react'
import { ActionRoot } from './InlineField.styles.ts'

export type InlineFieldActionProps = ComponentPropsWithRef<'button'>

/** The button on an InlineField's line. It submits the form unless told otherwise. */
export function InlineFieldAction({ type = 'submit', ...rest }: InlineFieldActionProps) {
  return <ActionRoot type={type} {...rest} />
}
