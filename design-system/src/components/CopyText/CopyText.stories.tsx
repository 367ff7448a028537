import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CopyText } from './CopyText.tsx'

const meta = {
  title: 'Data/CopyText',
  component: CopyText,
  args: {
    label: 'API key',
    text: 'shruti_q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3gTa6iUo1EzB0',
    copyLabel: 'Copy key',
  },
} satisfies Meta<typeof CopyText>

export default meta
type Story = StoryObj<typeof meta>

/** [INT-1] */
export const Key: Story = { tags: ['modes'] }

/** [INT-1] Copied to the letter, and said so. */
export const Copied: Story = {
  parameters: { visual: { disable: 'Looks as Key does, but for the word on the button.' } },
  play: async ({ canvasElement, args }) => {
    const writeText = fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await expect(writeText).toHaveBeenCalledWith(args.text)
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied to the clipboard')
  },
}

/** [INT-1] Where the browser does not let a page copy, people do it themselves. */
export const Refused: Story = {
  parameters: { visual: { disable: 'Looks as Key does, but for the word on the button.' } },
  play: async ({ canvasElement }) => {
    const writeText = fn(() => Promise.reject(new Error('denied')))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
    await expect(await canvas.findByRole('button', { name: 'Select and copy it' })).toBeVisible()
  },
}

/** [INT-1] Several lines stay several lines. */
export const Command: Story = {
  args: {
    label: 'Example call',
    text: "curl 'https://shop.example/api/admin/inventory?stock=low' \\\n  -H 'Authorization: Bearer shruti_…'",
    copyLabel: 'Copy command',
  },
}
