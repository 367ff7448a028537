import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { narrow } from '../../stories-data/frames.tsx'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Your review' },
  decorators: [narrow],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'How do they sound, and how long do they last?' } }

export const Counted: Story = {
  tags: ['modes'],
  args: { counted: true, maxLength: 2000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your review' }), 'Clear mids.')
    await expect(canvas.getByText('11 of 2,000 characters')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { defaultValue: 'Good.', error: 'Write at least 20 characters, so that it helps the next person.' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Left at the gate.' } }
