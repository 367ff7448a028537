import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from '../Cluster/Cluster.tsx'
import { Swatch } from './Swatch.tsx'

const meta = {
  title: 'Data/Swatch',
  component: Swatch,
  args: { name: 'Silver', colorHex: '#B9BEC2' },
} satisfies Meta<typeof Swatch>

export default meta
type Story = StoryObj<typeof meta>

export const Single: Story = {}

export const OnACard: Story = {
  render: () => (
    <Cluster gap={0}>
      <Swatch name="Black" colorHex="#131512" />
      <Swatch name="White" colorHex="#FDFDFB" />
      <Swatch name="Green" colorHex="#54705C" selected />
      <Swatch name="Pink" colorHex="#DCA6AE" />
    </Cluster>
  ),
}
