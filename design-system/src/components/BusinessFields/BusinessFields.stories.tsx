import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BusinessFields } from './BusinessFields.tsx'

const meta = {
  title: 'Checkout/BusinessFields',
  component: BusinessFields,
  args: { register: name => ({ name }) },
} satisfies Meta<typeof BusinessFields>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
/** Every message belongs to its field. */
export const Wrong: Story = {
  tags: ['modes'],
  args: {
    errors: {
      gstin: 'This GSTIN has a typing error. Check each character.',
      businessName: 'Enter the legal name of the business',
    },
  },
  play: async ({ canvasElement }) => {
    const gstin = within(canvasElement).getByRole('textbox', { name: 'GSTIN' })
    await expect(gstin).toHaveAttribute('aria-invalid', 'true')
    await expect(gstin).toHaveAccessibleDescription(/This GSTIN has a typing error/)
  },
}
export const LongName: Story = {
  args: {
    register: name => ({
      name,
      defaultValue: {
        gstin: '29AABCS1429B1ZQ',
        businessName: 'Venkatanarasimharajuvaripeta Electronics and Musical Instruments Private Limited',
      }[name],
    }),
  },
}
