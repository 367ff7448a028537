import { Stack } from '@shruti/design-system/Stack'
import type { ComponentPropsWithRef } from 'react'

/**
 * A form whose fields stand below each other. The contract's schema checks it, not the browser. It posts: sent
 * before the page is hydrated, a form that gets would put a password into the address.
 */
export function FormStack({ children, ...rest }: ComponentPropsWithRef<'form'>) {
  return (
    <form method="post" noValidate {...rest}>
      <Stack gap={5}>{children}</Stack>
    </form>
  )
}
