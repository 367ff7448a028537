/** A way of paying as the quote has it. */
interface Method<Id extends string> {
  readonly id: Id
  readonly available: boolean
  /** Why it is not, in words. */
  readonly reason: string | null
}

/**
 * What is selected of the methods: the shopper's choice, unless this order cannot be paid so. Then nothing is, and
 * `reason` says why [CHK-2]. Before there is a quote the choice stands.
 */
export function usableMethod<Id extends string>(
  methods: readonly Method<Id>[] | undefined,
  choice: Id,
): { readonly selected: Id | undefined; readonly reason: string | undefined } {
  const method = methods?.find(({ id }) => id === choice)
  if (!method || method.available) return { selected: choice, reason: undefined }
  return { selected: undefined, reason: method.reason ?? 'Choose a payment method' }
}
