import { orderSchemas, type BusinessPurchase } from '@shruti/server/contract'
import { useRef } from 'react'
import type { FieldPath } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import type { AddressFormHandle } from '../address/AddressForm.tsx'
import type { CheckoutChoices } from './use-checkout-choices.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { t } from '../../language/t.ts'

const fieldNames = ['gstin', 'businessName'] as const satisfies readonly FieldPath<BusinessPurchase>[]

/** What an order says of who buys. */
export interface Buyer {
  /** None for a private purchase. */
  readonly business?: BusinessPurchase
  /** None where it is billed where it goes. */
  readonly billingAddressId?: string | undefined
}

/** Whether a business buys, which one, and where it is billed [CHK-1]. */
export function useBusinessPurchase(
  { isBusiness, billingAddressId, isAddingBilling }: CheckoutChoices,
  choose: (change: Partial<CheckoutChoices>) => void,
) {
  const form = useContractForm(orderSchemas.businessPurchase, { gstin: '', businessName: '' })
  /** Of a new billing address, while one is being filled in. */
  const billingForm = useRef<AddressFormHandle>(null)
  const { errors } = form.formState

  return {
    isBusiness,
    setIsBusiness: (value: boolean) => choose({ isBusiness: value }),
    billingAddressId,
    isAddingBilling,
    setIsAddingBilling: (value: boolean) => choose({ isAddingBilling: value }),
    billingForm,
    /** Whether a GSTIN may be billed there is for the server to say anew. */
    chooseBillingAddress: (id: string | undefined) => {
      choose({ billingAddressId: id })
      form.clearErrors('gstin')
    },
    form,
    /** What is wrong with the fields, each message with the name of its field. */
    problem: isBusiness
      ? [
          errors.gstin?.message && t('GSTIN: {message}', { message: errors.gstin.message }),
          errors.businessName?.message,
        ].find(Boolean)
      : undefined,
    /** What changes when a refusal of the server may no longer hold. */
    facts: isBusiness ? [form.watch('gstin'), billingAddressId].join() : '',
    /**
     * What the order says of who buys; `null` where a field is wrong, to which the focus goes. A billing address that is
     * filled in is saved.
     */
    async read(): Promise<Buyer | null> {
      if (!isBusiness) return {}
      if (!(await form.trigger(undefined, { shouldFocus: true }))) return null
      const bought = { business: orderSchemas.businessPurchase.parse(form.getValues()) }
      if (!billingForm.current?.isFilled()) return { ...bought, billingAddressId }
      const saved = await billingForm.current.save()
      return saved ? { ...bought, billingAddressId: saved.id } : null
    },
    /** Puts what the server says of the GSTIN and the name beside them. @returns whether it did */
    showRefusal(error: Error): boolean {
      if (!(error instanceof ApiError)) return false
      const wrong = fieldNames.filter(name => error.fields[`business.${name}`] !== undefined)
      for (const name of wrong) {
        form.setError(name, { message: error.fields[`business.${name}`] ?? '' }, { shouldFocus: true })
      }
      return wrong.length > 0
    },
  }
}
