import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Cluster } from './Cluster.tsx'

const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  args: {
    children: (
      <>
        <Button>Shop earbuds</Button>
        <Button variant="secondary">Compare models</Button>
      </>
    ),
  },
  argTypes: {
    gap: { control: { type: 'range', min: 0, max: 9 } },
    justify: { control: 'inline-radio', options: ['start', 'center', 'end', 'between'] },
    children: { control: false },
  },
} satisfies Meta<typeof Cluster>

export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}

export const Between: Story = { args: { justify: 'between' } }

/** On one line, where there is room for less than that. */
export const OneLine: Story = {
  args: { nowrap: true, style: { inlineSize: 240 } },
  parameters: { visual: { disable: 'Two buttons that are cut off.' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    await expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top)
  },
}
