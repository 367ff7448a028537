import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Cluster } from '../Cluster/Cluster.tsx'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  args: { children: 'Where is my order?', onClick: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Where is my order?' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Selected: Story = {
  args: { selected: true, children: 'Black' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Black', pressed: true })).toBeVisible()
  },
}

/** [SHOP-1] A filter is removed by a link, which works without scripts. */
export const RemovableFilters: Story = {
  tags: ['modes'],
  render: () => (
    <Cluster gap={2}>
      <Chip href="#without-black" removable>
        Black
      </Chip>
      <Chip href="#without-price" removable>
        Under ₹3,000
      </Chip>
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Black Remove' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true } }
