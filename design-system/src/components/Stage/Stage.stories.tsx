import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../Picture/Picture.tsx'
import { sampleCutOut } from '../../stories-data/sample-cut-out.ts'
import { Stage } from './Stage.tsx'
import { narrow } from '../../stories-data/frames.tsx'

const meta = {
  title: 'Foundations/Stage',
  component: Stage,
  args: {
    shadow: true,
    children: <Picture src={sampleCutOut} alt="Tivra, Silver" width={400} height={400} fit="contain" />,
  },
  argTypes: {
    ratio: { control: 'select', options: ['1:1', '5:4', '4:3', '3:2', '16:9', 'fill'] },
    children: { control: false },
  },
  decorators: [narrow],
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Square: Story = {}

export const SoldOut: Story = { args: { dimmed: true } }

export const Wide: Story = { args: { ratio: '5:4' } }
