import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pictureAddress } from '../../stories-data/picture-address.ts'
import { Stage } from '../Stage/Stage.tsx'
import { ProductPicture } from './ProductPicture.tsx'

const meta = {
  title: 'Commerce/ProductPicture',
  component: ProductPicture,
  args: { src: pictureAddress('tivra', 'silver', 'pair'), alt: 'Tivra, Silver', sizes: '400px' },
  decorators: [
    Story => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof ProductPicture>

export default meta
type Story = StoryObj<typeof meta>

export const CutOut: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Tivra, Silver' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('source')).toHaveLength(2)
  },
}
export const NoPicture: Story = { args: { src: '' } }
