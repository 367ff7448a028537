import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { InlineField } from './InlineField.tsx'
import { InlineFieldAction } from './InlineFieldAction.tsx'

const meta = {
  title: 'Forms/InlineField',
  component: InlineField,
  args: {
    label: 'PIN code',
    inputMode: 'numeric',
    placeholder: '560025',
    end: <InlineFieldAction>Check</InlineFieldAction>,
  },
} satisfies Meta<typeof InlineField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithHint: Story = { args: { hint: 'Six digits, as on your letters.' } }
/** The message is announced and belongs to the field. */
export const Wrong: Story = {
  tags: ['modes'],
  args: { defaultValue: '5600', error: 'Enter a valid 6-digit PIN code' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('PIN code')).toHaveAccessibleDescription(
      'Enter a valid 6-digit PIN code',
    )
  },
}
export const HiddenLabel: Story = { args: { hideLabel: true } }
