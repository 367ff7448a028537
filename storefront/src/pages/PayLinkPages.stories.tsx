import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { placeLinked } from '../../../.storybook/linked-order.ts'
import { pageAt } from '../../../.storybook/page-story.tsx'

const wordsOnly = { visual: { disable: true } }

const linkAfter = (after: (world: World, link: { id: string; token: string }) => Promise<void>) =>
  pageAt(async world => {
    const { id, path } = await placeLinked(world)
    await after(world, { id, token: path.replace(/.*#/, '') })
    return path
  })

async function endAtSandbox(world: World, token: string, outcome: 'success' | 'failure') {
  const { checkout } = await world.call('payByLink', { token, method: 'upi' })
  const id = checkout?.kind === 'page' ? checkout.path.replace(/.*\/|\?.*/g, '') : ''
  await world.call('paySandbox', { id, method: 'upi', outcome })
}

/** The owner's session arranges what the link leads to; whoever opens it needs none. */
const meta = {
  title: 'Pages/Payment link',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'administrator' } },
  ...linkAfter(async () => undefined),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-3] What it is, what it costs, and the ways to pay: cash is none of them. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: /^Pay ₹/ })).toBeVisible()
    await expect(canvas.getByText('Tivra')).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: /^Cash on delivery/ })).toBeNull()
  },
}
/** [ADM-3] A press leads to where the payment is made, and back to the link. */
export const PaidFromTheLink: Story = {
  parameters: wordsOnly,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay ₹/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'End the payment' }))
    await expect(await canvas.findByText('This order is paid. Thank you.')).toBeVisible()
  },
}
/** [ADM-3] */
export const Failed: Story = {
  ...linkAfter((world, { token }) => endAtSandbox(world, token, 'failure')),
  parameters: wordsOnly,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^Payment failed\. You have not been charged\./),
    ).toBeVisible()
  },
}
/** [ADM-3] */
export const Paid: Story = {
  ...linkAfter((world, { token }) => endAtSandbox(world, token, 'success')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This order is paid. Thank you.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay ₹/ })).toBeNull()
  },
}
/** [ADM-3] */
export const NotComplete: Story = {
  ...pageAt('/pay/link'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'This address is not complete. Open the link as it was sent to you.',
      ),
    ).toBeVisible()
  },
}
/** [ADM-3] */
export const Unknown: Story = {
  ...pageAt('/pay/link#00000000000000000000000000000000'),
  parameters: {
    ...wordsOnly,
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('This payment link does not work. Ask the shop for a new one.'),
    ).toBeVisible()
  },
}
/** [ADM-3] Opened again by a press. */
export const NotLoaded: Story = {
  parameters: {
    api: { persona: 'administrator', overrides: { openPaymentLink: { error: 'server_error' } } },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /try again/i })).toBeVisible()
  },
}
/** [ADM-3] [BEY-19] */
export const InHindi: Story = {
  globals: { language: 'hi' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'अपने ऑर्डर का पेमेंट करें' }),
    ).toBeVisible()
  },
}
