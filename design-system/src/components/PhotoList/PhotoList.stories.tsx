import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleCutOut } from '../../stories-data/sample-cut-out.ts'
import { PhotoList } from './PhotoList.tsx'

const photo = (id: string) => ({ id, file: sampleCutOut, smallFile: sampleCutOut, width: 800, height: 600 })

const meta = {
  title: 'Data/PhotoList',
  component: PhotoList,
  args: {
    photos: ['one', 'two', 'three'].map(photo),
    photoAddress: file => file,
    label: 'Photo of Asha R.',
  },
} satisfies Meta<typeof PhotoList>

export default meta
type Story = StoryObj<typeof meta>

/** [SHOP-3] Each leads to the whole picture. */
export const Several: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Photo of Asha R., 2 of 3' })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}
export const One: Story = { args: { photos: [photo('one')] } }
/** [IMG-1] In the place of what cannot be loaded stand its words. */
export const Failed: Story = {
  args: { photos: [{ ...photo('one'), smallFile: 'data:image/png;base64,broken' }] },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Photo of Asha R.' })
    await expect(within(link).getByRole('img')).toHaveAccessibleName('Photo of Asha R.')
  },
}
