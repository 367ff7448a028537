import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
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

/** Every column is a landmark that its heading names. */
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
  args: { settings: <ThemeSwitch theme="system" onThemeChange={fn()} /> },
}
