import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Accordion } from './Accordion.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: {
    title: 'When will my order arrive?',
    children: 'Standard delivery takes 3–5 business days, express 1–2 days.',
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('When will my order arrive?'))
    await expect(canvas.getByText(/Standard delivery/)).toBeVisible()
    await userEvent.click(canvas.getByText('When will my order arrive?'))
    await expect(canvas.getByText(/Standard delivery/)).not.toBeVisible()
  },
}

/** One name: opening the second closes the first. */
export const AsAccordion: Story = {
  tags: ['modes'],
  render: () => (
    <Accordion>
      <Disclosure name="questions" title="When will my order arrive?" open>
        Standard delivery takes 3–5 business days.
      </Disclosure>
      <Disclosure name="questions" title="Can I send it back?">
        Yes, within 30 days of delivery.
      </Disclosure>
      <Disclosure name="questions" title="How long is the warranty?">
        One year. Two on Tivra.
      </Disclosure>
    </Accordion>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Can I send it back?'))
    await expect(canvas.getByText(/within 30 days/)).toBeVisible()
    await expect(canvas.getByText(/3–5 business days/)).not.toBeVisible()
  },
}
