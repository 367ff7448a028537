import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleCutOut } from '../../stories-data/sample-cut-out.ts'
import { PhotoField } from './PhotoField.tsx'

const ready = (key: string) => ({ key, name: `IMG_${key}.jpg`, src: sampleCutOut, status: 'ready' }) as const

const meta = {
  title: 'Forms/PhotoField',
  component: PhotoField,
  args: {
    label: 'Photos',
    optional: true,
    hint: 'Up to 5 photos, JPEG, PNG or WebP, at most 8 MB each.',
    photos: [],
    maximum: 5,
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PhotoField>

export default meta
type Story = StoryObj<typeof meta>

/** [ORD-2] What is chosen goes to whoever uses the field. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('There is no input')
    const file = new File(['x'], 'crack.jpg', { type: 'image/jpeg' })
    await userEvent.upload(input, file)
    await expect(args.onAdd).toHaveBeenCalledWith([file])
  },
}
/** [ORD-2] Each photo says how far it is, and what went wrong with it can be tried again. */
export const OnTheirWay: Story = {
  args: {
    photos: [
      ready('0412'),
      { key: '2', name: 'A very long name of a picture from a phone, 12 November.jpg', status: 'sending' },
      { key: '3', name: 'IMG_0414.jpg', status: 'failed', error: 'No connection', canRetry: true },
      {
        key: '4',
        name: 'IMG_0415.heic',
        status: 'failed',
        error: 'This kind of file cannot be shown. Choose a JPEG, PNG or WebP picture.',
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: IMG_0414.jpg' }))
    await expect(args.onRetry).toHaveBeenCalledWith('3')
    await expect(canvas.getByText('4 of 5 photos, 1 being sent, 2 not sent')).toBeInTheDocument()
  },
}
export const Full: Story = {
  tags: ['modes'],
  args: { photos: ['0411', '0412', '0413', '0414', '0415'].map(ready) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Add photos' })).toBeDisabled()
  },
}
export const Invalid: Story = { args: { photos: [ready('0412')], error: 'Choose at most 5 pictures' } }
/** [ORD-2] The keyboard goes on with the next photo, and at last with the button. */
export const Removed: Story = {
  args: { photos: [ready('0411'), ready('0412')] },
  render: args => {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- Storybook calls it as a component
    const [photos, setPhotos] = useState(args.photos)
    const onRemove = (key: string) => setPhotos(photos.filter(photo => photo.key !== key))
    return <PhotoField {...args} photos={photos} onRemove={onRemove} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove IMG_0411.jpg' }))
    await expect(canvas.getByRole('button', { name: 'Remove IMG_0412.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Add photos' })).toHaveFocus()
  },
}
