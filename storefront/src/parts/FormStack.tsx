import { Stack } from '@shruti/design-system/Stack'
import type { ComponentPropsWithRef } from 'react'

/** A form whose fields stand below each other. The contract's schema checks it, not the browser. */
export function FormStack({ children, ...rest }: ComponentPropsWithRef<'form'>) {
  return (
    <form noValidate {...rest}>
      <Stack gap={5}>{children}</Stack>
    </form>
  )
}
