import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { narrow } from '../../stories-data/frames.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'full-name', message: 'Enter the full name' },
      { fieldId: 'pin', message: 'Enter a valid 6-digit PIN code' },
      { fieldId: 'city', message: 'Enter the city' },
    ],
  },
  decorators: [
    Story => (
      <Stack>
        <Story />
        <TextField id="full-name" label="Full name" error="Enter the full name" />
        <TextField id="pin" label="PIN code" error="Enter a valid 6-digit PIN code" />
        <TextField id="city" label="City" error="Enter the city" />
      </Stack>
    ),
    narrow,
  ],
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeErrors: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a valid 6-digit PIN code' }))
    await expect(canvas.getByRole('textbox', { name: 'PIN code' })).toHaveFocus()
  },
}
