import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Orders by state',
    onValueChange: fn(),
    items: [
      { value: 'all', label: 'All', count: 486, content: <Text>Every order.</Text> },
      { value: 'to-pack', label: 'To pack', count: 18, content: <Text>Paid, waiting for a box.</Text> },
      { value: 'returns', label: 'Returns', count: 0, content: <Text>None.</Text>, disabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move between the tabs. */
export const WithCounts: Story = {
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: /All/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: /To pack/ })).toHaveTextContent(
      'Paid, waiting for a box.',
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith('to-pack')
  },
}

export const SecondAtFirst: Story = { args: { defaultValue: 'to-pack' } }
