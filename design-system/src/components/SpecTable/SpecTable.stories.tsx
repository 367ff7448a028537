import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { tivraSpecifications } from '../../stories-data/products.ts'
import { SpecTable } from './SpecTable.tsx'

const meta = {
  title: 'Commerce/SpecTable',
  component: SpecTable,
  args: { specifications: tivraSpecifications },
} satisfies Meta<typeof SpecTable>

export default meta
type Story = StoryObj<typeof meta>

export const Earbuds: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Up to 35 dB, with transparency')).toBeVisible()
  },
}

export const LongValues: Story = {
  tags: ['modes'],
  args: {
    specifications: [
      {
        name: 'Manufactured and packed by',
        value:
          'Shruti Audio Private Limited, Plot 14, Electronics City Phase 2, Hosur Road, Bengaluru 560100, Karnataka, India',
      },
      { name: 'Codecs', value: 'SBC, AAC, LC3, aptX Adaptive, LDAC' },
    ],
  },
}
