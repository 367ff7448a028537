import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { narrow } from '../../stories-data/frames.tsx'
import { Link } from '../Link/Link.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Noise cancelling' },
  decorators: [narrow],
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Noise cancelling' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
  },
}

export const Checked: Story = { args: { defaultChecked: true } }

export const WithCount: Story = { args: { aside: 12, defaultChecked: true } }

export const Indeterminate: Story = {
  args: { label: 'All orders on this page', indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const Invalid: Story = {
  args: { label: 'I accept the terms of service', error: 'Accept the terms to place the order.' },
}

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const WithHint: Story = {
  tags: ['modes'],
  args: { label: 'Make this my default address', hint: 'Used when you check out next time.' },
}

/** Until a page is hydrated a link does the work, and what comes in its place is as large. */
export const StandIn: Story = {
  args: { label: 'Compare Komal', standIn: <Link href="#compare">Compare Komal</Link> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Compare Komal' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
