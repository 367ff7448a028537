import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inHindiUnpictured } from '../../stories-data/in-hindi.ts'
import { footerColumns, footerContact, socialLinks } from '../../stories-data/navigation.ts'
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    columns: footerColumns,
    contact: footerContact,
    socialLinks,
    newsletterCode: 'WELCOME10',
    year: 2026,
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

/** [FOOT-4] Every column is a landmark that its heading names. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const legal = canvas.getByRole('navigation', { name: 'Legal' })
    await expect(within(legal).getAllByRole('link')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'support@shruti.example' })).toHaveAttribute(
      'href',
      'mailto:support@shruti.example',
    )
  },
}

export const WithThemeSwitch: Story = {
  tags: ['modes'],
  args: { settings: <ThemeSwitch theme="system" onThemeChange={fn()} /> },
}

/** [FOOT-2] */
export const Reassurances: Story = {
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('listitem').slice(0, 3)
    await expect(tiles.map(tile => tile.querySelector('strong')?.textContent)).toEqual([
      'Secure payment',
      'Money-back guarantee',
      '24/7 customer support',
    ])
    await expect(tiles[1]).toHaveTextContent('30-day risk-free trial')
  },
}

/** [FOOT-4] A link leads to the start of a page, also of the one that shows. */
export const LeadsToTheTop: Story = {
  parameters: { visual: { disable: 'It looks as Default does.' } },
  decorators: [
    Story => (
      <>
        <div style={{ blockSize: 3000 }} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Returns' })
    link.addEventListener('click', event => event.preventDefault())
    link.scrollIntoView({ behavior: 'instant' })
    await expect(window.scrollY).toBeGreaterThan(0)
    await userEvent.click(link)
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
}

/** [BEY-19] */
export const InHindi: Story = {
  ...inHindiUnpictured,
  args: { columns: [{ title: 'क़ानूनी जानकारी', links: [{ label: 'वारंटी', href: '/hi/warranty' }] }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('साइन अप करें और पहले ऑर्डर पर 10% छूट पाएँ।')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'ईमेल पता' })).toBeVisible()
    await expect(canvas.getByText('पैसे वापसी की गारंटी')).toBeVisible()
    await expect(canvas.getByText('हमें फ़ॉलो करें')).toBeVisible()
    await expect(canvas.getByText('दामों में सभी टैक्स शामिल हैं।')).toBeVisible()
  },
}
