import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../../stories-data/frames.tsx'
import { OtpField } from './OtpField.tsx'

const meta = {
  title: 'Forms/OtpField',
  component: OtpField,
  args: {
    label: 'OTP',
    hint: 'Six digits, sent to +91 98450 01234. It works for 5 minutes.',
    onComplete: fn(),
  },
  decorators: [narrow],
} satisfies Meta<typeof OtpField>

export default meta
type Story = StoryObj<typeof meta>

/** [AUTH-1] A pasted code may have spaces. */
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'OTP' })
    await userEvent.click(field)
    await userEvent.paste('482 913')
    await expect(field).toHaveValue('482913')
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
  },
}

export const Empty: Story = {}

export const Invalid: Story = { args: { hint: undefined, error: 'Please check the OTP and try again.' } }

/** A gateway whose codes are shorter. */
export const FourDigits: Story = {
  args: { length: 4, hint: 'Four digits.' },
  parameters: { visual: { disable: 'Looks as Empty does.' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'OTP' }), '48291')
    await expect(args.onComplete).toHaveBeenCalledWith('4829')
  },
}
