import { orderSchemas, type BusinessPurchase } from '@shruti/server/contract'
import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import { useContractForm } from '../form/use-contract-form.ts'

const fieldNames = ['gstin', 'businessName'] as const satisfies readonly FieldPath<BusinessPurchase>[]

/** Whether a business buys, which one, and where it is billed [CHK-1]. */
export function useBusinessPurchase() {
  const [isBusiness, setIsBusiness] = useState(false)
  /** Of a saved address; undefined bills where the order is delivered. */
  const [billingAddressId, chooseBillingAddress] = useState<string>()
  const form = useContractForm(orderSchemas.businessPurchase, { gstin: '', businessName: '' })
  const { errors } = form.formState

  return {
    isBusiness,
    setIsBusiness,
    billingAddressId: isBusiness ? billingAddressId : undefined,
    /** Whether a GSTIN may be billed there is for the server to say anew. */
    chooseBillingAddress: (id: string | undefined) => {
      chooseBillingAddress(id)
      form.clearErrors('gstin')
    },
    form,
    /** What is wrong with the fields, each message with the name of its field. */
    problem: isBusiness
      ? [errors.gstin && `GSTIN: ${errors.gstin.message}`, errors.businessName?.message].find(Boolean)
      : undefined,
    /** What changes when a refusal of the server may no longer hold. */
    facts: isBusiness ? [form.watch('gstin'), billingAddressId].join() : '',
    /**
     * What the order says of the business: nothing for a private purchase, and `null` where a field is wrong, to which
     * the focus goes.
     */
    async read(): Promise<BusinessPurchase | undefined | null> {
      if (!isBusiness) return undefined
      const isRight = await form.trigger(undefined, { shouldFocus: true })
      return isRight ? orderSchemas.businessPurchase.parse(form.getValues()) : null
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
