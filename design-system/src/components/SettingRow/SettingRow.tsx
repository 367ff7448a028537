import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Action, Root, Term, Value } from './SettingRow.styles.ts'

export interface SettingRowProps extends ComponentPropsWithRef<'div'> {
  /** What is set: "Email". */
  term: ReactNode
  /** Beside the value: a Badge that says whether it is verified. */
  mark?: ReactNode
  /** The button that changes it. */
  action?: ReactNode
}

/** One thing that people can change about their account: what it is, how it stands, and the button that changes it. */
export function SettingRow({ term, mark, action, children, ...rest }: SettingRowProps) {
  return (
    <Root {...rest}>
      <Term>{term}</Term>
      <Value>
        {children}
        {mark}
      </Value>
      {action && <Action>{action}</Action>}
    </Root>
  )
}
