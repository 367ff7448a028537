import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LegalLabel } from './LegalLabel.tsx'

const labelOf = (idOrSlug: string) =>
  fromApi('getProduct', { idOrSlug }, ({ legal, mrp }) => ({ label: legal, mrp }))
const tivra = labelOf('tivra')

const meta = {
  title: 'Commerce/LegalLabel',
  component: LegalLabel,
  args: {
    care: {
      legalName: 'Shruti Audio Private Limited',
      addressLines: ['4th floor', '12 Residency Road', 'Bengaluru 560025'],
      supportPhone: '1800 000 0000',
      supportEmail: 'support@shruti.example',
    },
  },
} satisfies Meta<typeof LegalLabel>

export default meta
type Story = StoryObj<typeof LegalLabel>

/** [BEY-5] */
export const MadeInIndia: Story = {
  ...tivra,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('₹7,999.00, inclusive of all taxes')).toBeVisible()
    await expect(canvas.getByText('Month of manufacture').nextElementSibling).toHaveTextContent(
      'February 2025',
    )
    await expect(canvas.queryByText('Importer')).toBeNull()
  },
}
/** [BEY-5] */
export const Imported: Story = {
  ...labelOf('foam-tips'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Importer')).toBeVisible()
    await expect(canvas.getByText('Month of import')).toBeVisible()
  },
}
/** [BEY-5] A cable has a length. */
export const WithDimensions: Story = { tags: ['modes'], ...labelOf('usb-c-cable-long') }
