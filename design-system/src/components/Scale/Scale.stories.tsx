import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Scale } from './Scale.tsx'

const meta = {
  title: 'Foundations/Scale',
  component: Scale,
  args: { rule: true },
  argTypes: { tone: { control: 'inline-radio', options: ['ink', 'soft'] } },
} satisfies Meta<typeof Scale>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const ticks = canvasElement.querySelector('path')?.getAttribute('d')?.split('M').slice(1) ?? []
    await expect(ticks).toHaveLength(23)
  },
}

export const PaStruck: Story = { tags: ['modes'], args: { struck: 'Pa' } }

export const Soft: Story = { args: { struck: 'Ni', tone: 'soft' } }
