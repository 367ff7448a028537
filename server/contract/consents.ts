/** What people can agree to, in the words that they agreed to. Whoever changes the words changes the version. */
export const consentPurposes = ['account', 'offers'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

export interface ConsentWording {
  /** The day from which the wording is in use. */
  readonly version: string
  readonly text: string
}

export const consentWordings: Readonly<Record<ConsentPurpose, ConsentWording>> = {
  /** Given by creating an account; deleting the account takes it back. */
  account: {
    version: '2026-11-22',
    text: 'By creating an account or signing in you agree to our terms of service and our privacy policy.',
  },
  offers: { version: '2026-11-22', text: 'Send me offers and news by email and by message.' },
}
