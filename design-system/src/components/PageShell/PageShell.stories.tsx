import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { footerColumns, footerContact, socialLinks } from '../../stories-data/navigation.ts'
import { Footer } from '../Footer/Footer.tsx'
import { MinimalHeader } from '../MinimalHeader/MinimalHeader.tsx'
import { NotFoundView } from '../NotFoundView/NotFoundView.tsx'
import { PageShell } from './PageShell.tsx'

const meta = {
  title: 'Shell/PageShell',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <MinimalHeader homeHref="/" />,
    footer: (
      <Footer
        columns={footerColumns}
        contact={footerContact}
        socialLinks={socialLinks}
        newsletterCode="WELCOME10"
        year={2026}
      />
    ),
    children: <NotFoundView shopHref="/shop" />,
  },
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

/** The first stop of the keyboard is the way past the navigation. */
export const Page: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}

/** The page that shows stays while another one is loaded; a line at the top says that it comes. */
export const AnotherPageComing: Story = {
  args: { 'aria-busy': true },
  // It moves, and a picture is of what stands still.
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main')
    await expect(getComputedStyle(main, '::before')).toMatchObject({ position: 'fixed', height: '3px' })
  },
}
