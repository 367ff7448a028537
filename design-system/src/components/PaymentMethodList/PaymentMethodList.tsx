import type { ComponentPropsWithRef } from 'react'
import type { PaymentMethod } from '../PaymentMethodPicker/PaymentMethodPicker.tsx'
import { Open, Root } from './PaymentMethodList.styles.ts'
import { closedMethod, openMethods } from './payment-sentences.ts'

export interface PaymentMethodListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  methods: readonly PaymentMethod[]
}

/** Which ways of paying there will be, and why others are not open, before anybody has to choose (CHK-2). */
export function PaymentMethodList({ methods, ...rest }: PaymentMethodListProps) {
  const open = openMethods(methods)
  return (
    <Root {...rest}>
      {open && <Open>{open}</Open>}
      {methods
        .filter(({ available }) => !available)
        .map(method => (
          <p key={method.id}>{closedMethod(method)}</p>
        ))}
    </Root>
  )
}
