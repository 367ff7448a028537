import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Meter } from './Meter.tsx'

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: { value: 25, max: 35, label: 'Noise cancelling up to 25 dB' },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const PartlyLit: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Noise cancelling up to 25 dB' }),
    ).toBeVisible()
  },
}

export const Full: Story = { args: { value: 35, label: 'Noise cancelling up to 35 dB' } }

export const None: Story = { args: { value: 0, label: 'No noise cancelling' } }
