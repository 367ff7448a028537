import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleCutOut } from '../../stories-data/sample-cut-out.ts'
import { Stage } from '../Stage/Stage.tsx'
import { Picture } from './Picture.tsx'
import { narrow } from '../../stories-data/frames.tsx'

/** A picture of nothing. */
const emptyFile = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='400'/%3E"

const meta = {
  title: 'Foundations/Picture',
  component: Picture,
  args: { src: sampleCutOut, alt: 'Tivra, Silver', width: 400, height: 400, fit: 'contain' },
  argTypes: { fit: { control: 'inline-radio', options: ['cover', 'contain'] }, sources: { control: false } },
  decorators: [
    Story => (
      <Stage>
        <Story />
      </Stage>
    ),
    narrow,
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Lazy: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Tivra, Silver' })).toHaveAttribute(
      'loading',
      'lazy',
    )
  },
}

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  },
}

/** A disc in the object's place until the file is there: here it never comes, and never fails. */
export const Placeholder: Story = {
  args: { src: emptyFile, placeholder: { colour: '#8a8d90', x: 40, y: 46, radius: 18 } },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Tivra, Silver' })
    await expect(getComputedStyle(image).backgroundImage).toContain('circle')
    await expect(image).not.toHaveAttribute('style')
  },
}

/** [IMG-1] An empty address gives the placeholder, which keeps the name. */
export const NoAddress: Story = {
  args: { src: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Tivra, Silver' }).tagName).toBe('SPAN')
  },
}

export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const placeholder = await within(canvasElement).findByLabelText('Tivra, Silver', { selector: 'span' })
    await expect(placeholder).toBeVisible()
  },
}

/** One box, however many formats it is offered in: whoever lays it out need not know of them. */
export const BesideText: Story = {
  tags: ['modes'],
  args: {
    alt: '',
    sources: [
      { type: 'image/avif', srcSet: 'data:image/avif;base64,unknown 160w' },
      { type: 'image/webp', srcSet: 'data:image/webp;base64,unknown 160w' },
    ],
  },
  decorators: [
    Story => (
      <div style={{ display: 'grid', gridTemplateColumns: '44px 1fr', gap: 12 }}>
        <Story />
        <span>Tivra, Silver</span>
      </div>
    ),
  ],
  parameters: { visual: { disable: 'No browser reads these files.' } },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('Tivra, Silver')
    const box = text.previousElementSibling
    await expect(text.parentElement?.children).toHaveLength(2)
    await expect(box?.getBoundingClientRect()).toMatchObject({ width: 44 })
    await expect(text.getBoundingClientRect().top).toBe(box?.getBoundingClientRect().top)
  },
}
