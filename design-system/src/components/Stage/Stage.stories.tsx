import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pictureAddress } from '../../stories-data/picture-address.ts'
import { Picture } from '../Picture/Picture.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { sampleCutOut } from '../../stories-data/sample-cut-out.ts'
import { Stage } from './Stage.tsx'
import { narrow } from '../../stories-data/frames.tsx'

const meta = {
  title: 'Foundations/Stage',
  component: Stage,
  args: {
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

export const SoldOut: Story = { tags: ['modes'], args: { dimmed: true } }

export const Wide: Story = { args: { ratio: '5:4' } }

/** A black or graphite product stands on a light ground in the dark theme too, as clear as the light ones. */
export const DarkProduct: Story = {
  args: {
    shadow: false,
    children: (
      <ProductPicture src={pictureAddress('tivra', 'black', 'pair')} alt="Tivra, Black" sizes="400px" />
    ),
  },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const stage = within(canvasElement).getByRole('img', { name: 'Tivra, Black' }).closest('div')
    if (!stage) throw new Error('The picture has no stage')
    await expect(getComputedStyle(stage).backgroundColor).toBe('rgb(187, 192, 181)')
  },
}
