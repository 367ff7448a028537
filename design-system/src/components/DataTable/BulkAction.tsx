import type { ComponentPropsWithRef } from 'react'
import { BulkButton } from './DataTable.styles.ts'

export type BulkActionProps = ComponentPropsWithRef<'button'>

/** Something to do with all rows that are chosen in a DataTable: "Mark packed". */
export function BulkAction({ type = 'button', ...rest }: BulkActionProps) {
  return <BulkButton type={type} {...rest} />
}
