import type { ReactNode } from 'react'

/**
 * What is read from left to right in every language, kept apart from the text around it: phone numbers, negative amounts,
 * codes, network addresses. Without it a document that is read from right to left shows "+91 98765 43210" as
 * "43210 98765 91+".
 */
export function Ltr({ children }: { readonly children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
