import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar.tsx'
import { OfferPopup } from '../OfferPopup/OfferPopup.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'

const meta = {
  title: 'Admin/PreviewFrame',
  component: PreviewFrame,
  args: {
    label: 'The banner',
    children: <AnnouncementBar message="Free shipping on all orders" />,
  },
} satisfies Meta<typeof PreviewFrame>

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-6] */
export const Banner: Story = { tags: ['modes'] }

const forgetful = { getItem: () => null, setItem: () => undefined }

/** [ADM-6] What floats at a corner of the screen stays within the frame. */
export const Popup: Story = {
  args: {
    label: 'The popup',
    floating: true,
    children: (
      <OfferPopup
        offer={{ code: 'DIWALI25', title: 'A quarter off', body: 'Until the lamps go out.' }}
        delayMs={0}
        storage={forgetful}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frame = canvas.getByRole('region', { name: 'The popup' }).getBoundingClientRect()
    const popup = await canvas.findByRole('region', { name: 'A quarter off' })
    const { left, right, top, bottom } = popup.getBoundingClientRect()
    await expect(left >= frame.left && right <= frame.right).toBe(true)
    await expect(top >= frame.top && bottom <= frame.bottom).toBe(true)
  },
}
