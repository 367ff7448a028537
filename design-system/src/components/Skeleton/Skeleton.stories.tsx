import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'
import { StageSkeleton } from './StageSkeleton.tsx'
import { narrow } from '../../stories-data/frames.tsx'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  argTypes: {
    shape: { control: 'inline-radio', options: ['text', 'title', 'control', 'block'] },
    width: { control: 'select', options: ['quarter', 'third', 'half', 'most', 'full'] },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}

export const Control: Story = { args: { shape: 'control', width: 'half' } }

export const ProductCell: Story = {
  tags: ['modes'],
  decorators: [narrow],
  render: () => (
    <Stack gap={3}>
      <StageSkeleton />
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton shape="title" width="third" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.closest('[aria-hidden]')).not.toBeNull()
  },
}
