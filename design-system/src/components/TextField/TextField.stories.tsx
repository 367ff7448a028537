import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { narrow } from '../../stories-data/frames.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Full name', autoComplete: 'name' },
  argTypes: { prefix: { control: 'text' }, suffix: { control: 'text' } },
  decorators: [narrow],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Full name' })
    await userEvent.type(field, 'Ananya Iyer')
    await expect(field).toHaveValue('Ananya Iyer')
  },
}

export const Optional: Story = {
  args: { label: 'Landmark', optional: true, placeholder: 'Opposite the library' },
  play: async ({ canvasElement }) => {
    // Two words, seen and read out.
    await expect(within(canvasElement).getByText(/^Landmark/).textContent).toBe('Landmark (optional)')
  },
}

export const WithHint: Story = {
  args: {
    label: 'PIN code',
    inputMode: 'numeric',
    defaultValue: '400050',
    hint: 'We deliver here in 3–5 days.',
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'PIN code' }),
    ).toHaveAccessibleDescription('We deliver here in 3–5 days.')
  },
}

/** [AUTH-5] The fixed +91 stays outside the value. */
export const Phone: Story = {
  args: {
    label: 'Mobile number',
    type: 'tel',
    prefix: '+91',
    autoComplete: 'tel-national',
    defaultValue: '98450 01234',
  },
}

export const Invalid: Story = {
  args: {
    ...Phone.args,
    defaultValue: '98450 0',
    error: 'Please enter a valid phone number with country code (e.g., +91XXXXXXXXXX)',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Mobile number' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'Please enter a valid phone number with country code (e.g., +91XXXXXXXXXX)',
    )
  },
}

export const WithUnit: Story = {
  tags: ['modes'],
  args: { label: 'Weight', suffix: 'g', inputMode: 'decimal', defaultValue: '4.8' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ananya Iyer' } }

export const Dense: Story = {
  args: { label: 'Search these orders', hideLabel: true, dense: true, type: 'search' },
}

export const LongLabel: Story = {
  args: { label: 'Name of the person who will be at the address to receive the parcel on a working day' },
}
