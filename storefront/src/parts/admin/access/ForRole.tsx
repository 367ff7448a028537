import type { ReactNode } from 'react'
import { useMay, type AdminOperation } from './use-may.ts'

interface ForRoleProps {
  /** Shows to whoever may call it. */
  operation: AdminOperation
  children: ReactNode
  /** What everybody else sees instead. */
  instead?: ReactNode
}

/** A button or form of one operation, left out where the role does not include it [ADM-7]. */
export function ForRole({ operation, children, instead = null }: ForRoleProps) {
  return useMay()(operation) ? children : instead
}
