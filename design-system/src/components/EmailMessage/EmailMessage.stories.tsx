import {
  sampleAccountMessage,
  sampleClaimMessage,
  sampleOrderMessage,
  sampleProductAlertMessage,
  sampleTicketMessage,
} from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { EmailMessage, type EmailMessageContent } from './EmailMessage.tsx'
import { darkRules } from './EmailMessage.styles.ts'

type Content = EmailMessageContent & { subject?: string }

/** Fed by the words of the server. A page's theme stands in for the reader's. */
const meta = {
  title: 'Account/EmailMessage',
  component: EmailMessage,
  parameters: { layout: 'fullscreen' },
  args: { preheader: '', heading: '', paragraphs: [], reason: '' },
  render: (_args, { loaded }) => {
    const { subject: _subject, ...content } = (loaded as { content: Content }).content
    return (
      <>
        <style>{darkRules('[data-theme=dark] ')}</style>
        <EmailMessage {...content} />
      </>
    )
  },
} satisfies Meta<typeof EmailMessage>

export default meta
type Story = StoryObj<typeof meta>

const ofOrder = (...about: Parameters<typeof sampleOrderMessage>): Pick<Story, 'loaders'> => ({
  loaders: [async () => ({ content: await sampleOrderMessage(...about) })],
})
const ofProduct = (...about: Parameters<typeof sampleProductAlertMessage>): Pick<Story, 'loaders'> => ({
  loaders: [async () => ({ content: await sampleProductAlertMessage(...about) })],
})
const ofTicket = (...about: Parameters<typeof sampleTicketMessage>): Pick<Story, 'loaders'> => ({
  loaders: [async () => ({ content: await sampleTicketMessage(...about) })],
})
const ofAccount = (message: Parameters<typeof sampleAccountMessage>[0]): Pick<Story, 'loaders'> => ({
  loaders: [() => ({ content: sampleAccountMessage(message) })],
})

/** It looks as the messages do that have a picture: what it says is what matters. */
const headed = (message: Pick<Story, 'loaders'>, heading: string | RegExp): Story => ({
  ...message,
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: heading })).toBeVisible()
  },
})
const ofClaim = (heading: string, ...about: Parameters<typeof sampleClaimMessage>): Story =>
  headed(
    { loaders: [async () => ({ content: await sampleClaimMessage(...about) })] },
    `${heading}: W-8KQ2M4XD`,
  )

/** [NOTE-1] */
export const OrderPlaced: Story = {
  ...ofOrder('order_placed'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Order SHR-\w+ placed$/)
    await expect(canvas.getByText('Total')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/shop\.example\/orders\//),
    )
  },
}
export const Paid: Story = ofOrder('order_paid')
export const PaymentFailed: Story = ofOrder('payment_failed')
/** [ADM-3] Leads to where the order is paid without signing in. */
export const PaymentLink: Story = ofOrder('payment_link')
/** The button leads to the courier. */
export const Shipped: Story = {
  ...ofOrder('order_shipped'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Track parcel' })).toHaveAttribute(
      'href',
      'https://www.delhivery.com/track-v2/package/1490815562034',
    )
  },
}
export const OutForDelivery: Story = ofOrder('order_out_for_delivery')
/** With the request to review. */
export const Delivered: Story = ofOrder('order_delivered')
export const Cancelled: Story = ofOrder('order_cancelled')
export const ReturnedToUs: Story = ofOrder('order_returned_to_origin')
/** [ADM-3] One parcel of several. */
export const ParcelLost: Story = ofOrder('parcel_lost')
export const Refunded: Story = ofOrder('order_refunded')
export const ReturnRequested: Story = ofOrder('return_requested')
export const ReturnReceived: Story = ofOrder('return_received')
export const ReplacementSent: Story = {
  ...ofOrder('return_replaced'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1490815562099')).toBeVisible()
  },
}
export const ReturnNotAccepted: Story = ofOrder('return_rejected')
const claimRequested = ofClaim('Warranty claim received', 'claim_requested')
const claimDeclined = ofClaim('Warranty claim declined', 'claim_declined')
const claimRepaired = ofClaim('Repaired and sent back', 'claim_repaired')

/** [BEY-10] With what is wrong. */
export const ClaimRequested: Story = {
  ...claimRequested,
  play: async context => {
    await claimRequested.play?.(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByText('No sound, or sound on one side only')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View order' })).toBeVisible()
  },
}
/** [BEY-10] */
export const ClaimApproved: Story = ofClaim('Warranty claim approved', 'claim_approved')
/** [BEY-10] With the reason. */
export const ClaimDeclined: Story = {
  ...claimDeclined,
  play: async context => {
    await claimDeclined.play?.(context)
    await expect(
      within(context.canvasElement).getByText('The case was opened with a screwdriver.'),
    ).toBeVisible()
  },
}
/** [BEY-10] */
export const ClaimReceived: Story = ofClaim('We have received your product', 'claim_received')
/** [BEY-10] The button leads to the courier. */
export const ClaimRepaired: Story = {
  ...claimRepaired,
  play: async context => {
    await claimRepaired.play?.(context)
    await expect(within(context.canvasElement).getByRole('link', { name: 'Track parcel' })).toHaveAttribute(
      'href',
      expect.stringContaining('1490815562099'),
    )
  },
}
/** [BEY-10] */
export const ClaimReplaced: Story = ofClaim('Replacement sent', 'claim_replaced')
export const ConfirmEmail: Story = ofProduct('confirm_product_alert')
/** With the link that stops all of this kind [BEY-8]. */
export const BackInStock: Story = {
  ...ofProduct('back_in_stock'),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Stop all messages about products' }),
    ).toHaveAttribute('href', expect.stringMatching(/^https:\/\/shop\.example\/product-alerts\/stop\?token=/))
  },
}
export const CostsLess: Story = ofProduct('price_drop')
/** [SHOP-4] */
export const TicketReceived: Story = ofTicket('ticket_received')
/** [SHOP-4] What the Consumer Protection (E-Commerce) Rules ask of a complaint is in it. */
export const ComplaintReceived: Story = {
  ...ofTicket('ticket_received', { topic: 'complaint' }),
  play: async ({ canvasElement }) => {
    // The first one is the preheader, which no reader shows in the message.
    await expect(
      within(canvasElement)
        .getAllByText(/within 48 hours/)
        .at(-1),
    ).toBeVisible()
  },
}
/** [SHOP-4] To the shop's own mailbox. */
export const TicketOpened: Story = ofTicket('ticket_opened')
export const Code: Story = ofAccount({
  to: 'asha@example.in',
  kind: 'code',
  purpose: 'reset_password',
  code: '048213',
})
export const PasswordChanged: Story = ofAccount({ to: 'asha@example.in', kind: 'password_changed' })
export const EmailChanged: Story = ofAccount({
  to: 'asha@example.in',
  kind: 'email_changed',
  newEmail: 'a***@example.com',
})
export const PhoneNumberChanged: Story = ofAccount({
  to: 'asha@example.in',
  kind: 'phone_number_changed',
  newPhoneNumber: '+91******1234',
})
export const TwoStepSignInOn: Story = ofAccount({
  to: 'asha@example.in',
  kind: 'second_factor_changed',
  on: true,
})
export const TwoStepSignInOff: Story = headed(
  ofAccount({ to: 'asha@example.in', kind: 'second_factor_changed', on: false }),
  'Two-step sign-in was turned off',
)
export const AccountDeleted: Story = ofAccount({ to: 'asha@example.in', kind: 'account_deleted' })

/** [BEY-19] To whoever ordered on a page in Hindi; its links lead to such pages. */
export const OrderPlacedInHindi: Story = {
  ...ofOrder('order_placed', 'hi'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^ऑर्डर SHR-\w+ मिल गया$/)
    await expect(canvas.getByText('कुल')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ऑर्डर देखें' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/shop\.example\/hi\/orders\//),
    )
  },
}
export const PaidInHindi: Story = ofOrder('order_paid', 'hi')
export const PaymentFailedInHindi: Story = ofOrder('payment_failed', 'hi')
export const PaymentLinkInHindi: Story = ofOrder('payment_link', 'hi')
export const ShippedInHindi: Story = ofOrder('order_shipped', 'hi')
export const OutForDeliveryInHindi: Story = ofOrder('order_out_for_delivery', 'hi')
export const DeliveredInHindi: Story = ofOrder('order_delivered', 'hi')
export const CancelledInHindi: Story = ofOrder('order_cancelled', 'hi')
export const ParcelLostInHindi: Story = ofOrder('parcel_lost', 'hi')
export const RefundedInHindi: Story = ofOrder('order_refunded', 'hi')
export const ReturnRequestedInHindi: Story = ofOrder('return_requested', 'hi')
export const BackInStockInHindi: Story = ofProduct('back_in_stock', 'hi')
export const CostsLessInHindi: Story = ofProduct('price_drop', 'hi')
export const TicketReceivedInHindi: Story = ofTicket('ticket_received', { topic: 'order' }, 'hi')
export const CodeInHindi: Story = ofAccount({
  to: 'asha@example.in',
  kind: 'code',
  purpose: 'reset_password',
  code: '048213',
  language: 'hi',
})
export const ReturnedToUsInHindi: Story = headed(
  ofOrder('order_returned_to_origin', 'hi'),
  /^ऑर्डर SHR-\w+ हमारे पास लौट आया$/,
)
export const ReturnReceivedInHindi: Story = headed(
  ofOrder('return_received', 'hi'),
  /^ऑर्डर SHR-\w+: लौटाया सामान मिल गया$/,
)
export const ReplacementSentInHindi: Story = headed(
  ofOrder('return_replaced', 'hi'),
  /^ऑर्डर SHR-\w+: बदले का सामान भेजा गया$/,
)
export const ReturnNotAcceptedInHindi: Story = headed(
  ofOrder('return_rejected', 'hi'),
  /^ऑर्डर SHR-\w+: वापसी स्वीकार नहीं हुई$/,
)
/** [BEY-10] */
export const ClaimRequestedInHindi: Story = ofClaim('वारंटी का दावा मिला', 'claim_requested', 'hi')
/** [BEY-10] */
export const ClaimApprovedInHindi: Story = ofClaim('वारंटी का दावा मंज़ूर', 'claim_approved', 'hi')
/** [BEY-10] */
export const ClaimDeclinedInHindi: Story = ofClaim('वारंटी का दावा मंज़ूर नहीं हुआ', 'claim_declined', 'hi')
/** [BEY-10] */
export const ClaimReceivedInHindi: Story = ofClaim('आपका उत्पाद हमें मिल गया', 'claim_received', 'hi')
/** [BEY-10] */
export const ClaimRepairedInHindi: Story = ofClaim('ठीक करके वापस भेजा गया', 'claim_repaired', 'hi')
/** [BEY-10] */
export const ClaimReplacedInHindi: Story = ofClaim('बदले का सामान भेजा गया', 'claim_replaced', 'hi')
/** [BEY-8] */
export const ConfirmEmailInHindi: Story = headed(
  ofProduct('confirm_product_alert', 'hi'),
  'अपना ईमेल पता पक्का करें',
)
/** [SHOP-4] */
export const ComplaintReceivedInHindi: Story = {
  ...ofTicket('ticket_received', { topic: 'complaint' }, 'hi'),
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement }) => {
    // The first one is the preheader, which no reader shows in the message.
    await expect(within(canvasElement).getAllByText(/48 घंटे/).at(-1)).toBeVisible()
  },
}
const ofAccountInHindi = (message: Parameters<typeof sampleAccountMessage>[0], heading: string): Story =>
  headed(ofAccount({ ...message, language: 'hi' }), heading)
export const PasswordChangedInHindi: Story = ofAccountInHindi(
  { to: 'asha@example.in', kind: 'password_changed' },
  'आपका Shruti पासवर्ड बदला गया',
)
export const EmailChangedInHindi: Story = ofAccountInHindi(
  { to: 'asha@example.in', kind: 'email_changed', newEmail: 'a***@example.com' },
  'आपके Shruti अकाउंट का ईमेल पता बदला गया',
)
export const PhoneNumberChangedInHindi: Story = ofAccountInHindi(
  { to: 'asha@example.in', kind: 'phone_number_changed', newPhoneNumber: '+91******1234' },
  'आपके Shruti अकाउंट का फ़ोन नंबर बदला गया',
)
export const TwoStepSignInOnInHindi: Story = ofAccountInHindi(
  { to: 'asha@example.in', kind: 'second_factor_changed', on: true },
  'दो चरणों में साइन इन चालू हुआ',
)
export const TwoStepSignInOffInHindi: Story = ofAccountInHindi(
  { to: 'asha@example.in', kind: 'second_factor_changed', on: false },
  'दो चरणों में साइन इन बंद हुआ',
)
export const AccountDeletedInHindi: Story = ofAccountInHindi(
  { to: 'asha@example.in', kind: 'account_deleted' },
  'आपका Shruti अकाउंट मिटा दिया गया',
)
