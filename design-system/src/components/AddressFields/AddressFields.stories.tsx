import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inHindiUnpictured } from '../../stories-data/in-hindi.ts'
import { AddressFields } from './AddressFields.tsx'

const meta = {
  title: 'Checkout/AddressFields',
  component: AddressFields,
  args: {
    register: name => ({ name }),
    states: ['Karnataka', 'Kerala', 'Maharashtra', 'Tamil Nadu', 'West Bengal'],
  },
} satisfies Meta<typeof AddressFields>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
/** Every message belongs to its field. */
export const Wrong: Story = {
  tags: ['modes'],
  args: {
    errors: {
      phoneNumber: 'Please enter a valid phone number with country code (e.g., +91XXXXXXXXXX)',
      pincode: 'Enter a valid 6-digit PIN code',
      state: 'Select the state',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('PIN code')).toHaveAccessibleDescription(
      'Enter a valid 6-digit PIN code',
    )
    await expect(canvas.getByLabelText('State')).toHaveAttribute('aria-invalid', 'true')
  },
}
export const Filled: Story = {
  args: {
    register: name => ({
      name,
      defaultValue: {
        fullName: 'Ananya Iyer',
        phoneNumber: '98450 12345',
        line1: '14, Sea Breeze Apartments',
        line2: 'Perry Cross Road, Bandra West',
        landmark: '',
        pincode: '400050',
        city: 'Mumbai',
        state: 'Maharashtra',
      }[name],
    }),
    pincodeHint: 'We deliver here in 3–5 days',
  },
}

/** [BEY-19] */
export const InHindi: Story = {
  ...inHindiUnpictured,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'मोबाइल नंबर' })).toHaveAccessibleDescription(
      'कूरियर इस नंबर पर फ़ोन करेगा।',
    )
    for (const name of ['पूरा नाम', 'फ़्लैट, मकान, इमारत', /^इलाका, गली/, 'PIN कोड', 'शहर']) {
      await expect(canvas.getByRole('textbox', { name })).toBeVisible()
    }
    await expect(canvas.getByRole('textbox', { name: /^पास की पहचान/ })).toHaveAttribute(
      'placeholder',
      'लाइब्रेरी के सामने',
    )
    await expect(canvas.getByRole('combobox', { name: 'राज्य' })).toHaveDisplayValue('राज्य चुनें')
  },
}
