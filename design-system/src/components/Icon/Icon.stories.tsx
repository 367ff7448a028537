import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, Info, Truck } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Icon } from './Icon.tsx'

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { icon: Truck },
  argTypes: { icon: { control: false }, size: { control: 'inline-radio', options: [16, 20, 24] } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}

export const Small: Story = { args: { size: 16, icon: Info } }

export const Large: Story = { args: { size: 24, icon: Heart } }

/** An icon that stands alone says what it means. */
export const Labelled: Story = {
  tags: ['modes'],
  args: { label: 'In your favorites', icon: Heart },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'In your favorites' })).toBeVisible()
  },
}
