import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { pictureAddress } from '../../stories-data/picture-address.ts'
import { movedTo } from './picture-order.ts'
import type { PictureEntry } from './picture-entry.ts'
import { PictureField } from './PictureField.tsx'

const views = { pair: 'In silver, side by side', open: '', near: 'The touch field of one bud', closed: '' }

const ready = (view: keyof typeof views, key: string = view): PictureEntry => ({
  key,
  name: `tivra-${view}.jpg`,
  src: pictureAddress('tivra', 'silver', view),
  status: 'ready',
  alt: views[view],
})

const several = [ready('pair'), ready('open'), ready('near')]

const meta = {
  title: 'Forms/PictureField',
  component: PictureField,
  args: {
    label: 'Pictures of Silver',
    hint: 'At most 12: JPEG, PNG or WebP, up to 5 MB and 25 megapixels each.',
    pictures: [],
    maximum: 12,
    maximumAlt: 200,
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    onAdd: fn(),
    onMove: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onRetry: fn(),
    onAltChange: fn(),
  },
} satisfies Meta<typeof PictureField>

export default meta
type Story = StoryObj<typeof meta>

/** The field as a form keeps it. */
function KeptField(args: Parameters<typeof PictureField>[0]) {
  const [pictures, setPictures] = useState(args.pictures)
  const change = (key: string, changes: Partial<PictureEntry>) =>
    setPictures(current =>
      current.map(picture => (picture.key === key ? { ...picture, ...changes } : picture)),
    )
  return (
    <PictureField
      {...args}
      pictures={pictures}
      onMove={(key, place) => setPictures(movedTo(pictures, key, place))}
      onRemove={key => change(key, { removed: true })}
      onUndo={key => change(key, { removed: false })}
      onAltChange={(key, alt) => change(key, { alt })}
    />
  )
}

const fileIn = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no input')
  return input
}

const jpeg = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

/** The names of the files, in their order. */
const orderIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button', { name: /^Remove/ })
    .map(button => button.getAttribute('aria-label')?.replace(/^Remove tivra-|\.jpg$/g, ''))

/** [ADM-2] What is chosen goes to whoever uses the field, and is announced. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const files = [jpeg('front.jpg'), jpeg('back.jpg')]
    await userEvent.upload(fileIn(canvasElement), files)
    await expect(args.onAdd).toHaveBeenCalledWith(files)
    await expect(within(canvasElement).getByText('2 pictures added')).toBeInTheDocument()
  },
}

export const Several: Story = { tags: ['modes'], args: { pictures: several } }

/** [ADM-2] What is dropped is taken, as far as there is room, and the rest is said to be left out. */
export const Dropped: Story = {
  args: { pictures: several, maximum: 4 },
  parameters: { visual: { disable: 'Looks as Several does, with a sentence below.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const dataTransfer = new DataTransfer()
    const front = jpeg('front.jpg')
    for (const file of [front, jpeg('back.jpg')]) dataTransfer.items.add(file)
    canvas.getByRole('list').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
    await expect(args.onAdd).toHaveBeenCalledWith([front])
    await expect(canvas.getByText('1 file was left out: at most 4 pictures.')).toBeVisible()
  },
}

/** [ADM-2] Each says how far it is; what failed says why, and can be tried again where that helps. */
export const OnTheirWay: Story = {
  args: {
    pictures: [
      ready('pair'),
      { key: '2', name: 'In its case, from the left.png', status: 'sending', progress: 0.42, alt: '' },
      { key: '3', name: 'In its case, from above.png', status: 'sending', progress: 1, alt: 'From above' },
      {
        key: '4',
        name: 'In an ear.jpg',
        status: 'failed',
        error: 'No connection. Your picture was not sent.',
        canRetry: true,
        alt: '',
      },
      {
        key: '5',
        name: 'Box.heic',
        status: 'failed',
        error: 'This kind of file cannot be shown. Choose a JPEG, PNG or WebP picture.',
        alt: '',
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const progress = canvas.getByRole('progressbar', { name: 'Sending In its case, from the left.png' })
    await expect(progress).toHaveAttribute('value', '0.42')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: In an ear.jpg' }))
    await expect(args.onRetry).toHaveBeenCalledWith('4')
    await expect(canvas.getByText('5 of 12 pictures, 2 being sent, 2 not sent')).toBeInTheDocument()
    canvas.getByRole('button', { name: 'Try again: In an ear.jpg' }).blur()
  },
}

/** [ADM-2] No more can be added when it is full. */
export const Full: Story = {
  args: {
    pictures: Array.from({ length: 12 }, (_, place) => ready('pair', String(place))),
  },
  parameters: { visual: { disable: 'A long list of what Several shows.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Add pictures' })).toBeDisabled()
  },
}

export const LongNames: Story = {
  args: {
    pictures: [
      {
        ...ready('pair'),
        name: 'Tivra in silver on the sleeper to Hampi, third attempt, with the light from the left (final).jpg',
        alt: 'Tivra in silver on the folding table of a night train, beside a paper cup of tea and a paperback that lies face down',
      },
      ready('open'),
    ],
  },
}

export const Disabled: Story = {
  args: { pictures: several, disabled: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const control of canvas.getAllByRole('button')) await expect(control).toBeDisabled()
  },
}

export const Invalid: Story = {
  args: {
    pictures: [{ ...ready('pair'), altError: 'Use at most 200 characters' }],
    error: 'Your pictures are still being sent. Wait until they are there.',
  },
}

/** [ADM-2] A picture moves by its buttons, by keys and by dragging; the focus stays with it, and its place is announced. */
export const Moved: Story = {
  args: { pictures: several },
  parameters: { visual: { disable: 'Looks as Several does.' } },
  render: KeptField,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Move tivra-near.jpg earlier' }))
    await expect(orderIn(canvasElement)).toEqual(['pair', 'near', 'open'])
    await expect(canvas.getByRole('button', { name: 'Move tivra-near.jpg earlier' })).toHaveFocus()
    await expect(canvas.getByText('tivra-near.jpg is now picture 2 of 3')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(orderIn(canvasElement)).toEqual(['near', 'pair', 'open'])
    await expect(canvas.getByRole('button', { name: 'Move tivra-near.jpg later' })).toHaveFocus()
    const text = canvas.getByRole('textbox', { name: 'Alternative text (tivra-open.jpg)' })
    await userEvent.type(text, 'In its case')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(orderIn(canvasElement)).toEqual(['near', 'open', 'pair'])
    await expect(text).toHaveFocus()
    await expect(text).toHaveValue('In its case')
    const [first, , last] = canvas.getAllByRole('listitem')
    const handle = last?.querySelector('[draggable="true"]')
    if (!first || !handle) throw new Error('There is nothing to drag')
    await fireEvent.dragStart(handle, { dataTransfer: new DataTransfer() })
    await fireEvent.drop(first)
    await fireEvent.dragEnd(handle)
    await expect(orderIn(canvasElement)).toEqual(['pair', 'near', 'open'])
  },
}

/** [ADM-2] What was removed comes back in its place, with its text. */
export const RemovedAndBack: Story = {
  args: { pictures: several },
  render: KeptField,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tivra-pair.jpg' }))
    await expect(canvas.getByRole('button', { name: 'Undo: tivra-pair.jpg removed' })).toHaveFocus()
    await expect(orderIn(canvasElement)).toEqual(['open', 'near'])
    await userEvent.keyboard('{Enter}')
    await expect(orderIn(canvasElement)).toEqual(['pair', 'open', 'near'])
    await expect(canvas.getByRole('button', { name: 'Remove tivra-pair.jpg' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Alternative text (tivra-pair.jpg)' })).toHaveValue(
      'In silver, side by side',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tivra-open.jpg' }))
    canvas.getByRole('button', { name: 'Undo: tivra-open.jpg removed' }).blur()
  },
}
