import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { CurrencySwitch } from '../CurrencySwitch/CurrencySwitch.tsx'
import { AnnouncementBar } from './AnnouncementBar.tsx'

const meta = {
  title: 'Shell/AnnouncementBar',
  component: AnnouncementBar,
  parameters: { layout: 'fullscreen' },
  args: { message: 'Free standard delivery on all orders', href: '/shipping-info' },
} satisfies Meta<typeof AnnouncementBar>

export default meta
type Story = StoryObj<typeof meta>

export const Link: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Free standard delivery on all orders' })
    await expect(link).toHaveAttribute('href', '/shipping-info')
  },
}
export const WithCurrency: Story = {
  tags: ['modes'],
  args: { end: <CurrencySwitch currency="INR" onCurrencyChange={fn()} /> },
}
/** [CUR-1] The currency can be chosen whether or not there is something to announce. */
export const CurrencyAlone: Story = {
  args: { message: undefined, end: <CurrencySwitch currency="INR" onCurrencyChange={fn()} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Currency' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument()
  },
}
export const PlainText: Story = { args: { href: undefined } }
export const LongMessage: Story = {
  args: {
    message:
      'Orders placed between 6:00 PM on 9 November and 9:00 AM on 12 November leave our Bengaluru store on 12 November because of Diwali',
  },
}
