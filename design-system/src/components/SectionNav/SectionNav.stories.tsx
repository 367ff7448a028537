import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SectionNav } from './SectionNav.tsx'

const meta = {
  title: 'Navigation/SectionNav',
  component: SectionNav,
  args: {
    label: 'Your account',
    currentPath: '/profile/security',
    links: [
      { label: 'Your details', href: '/profile' },
      { label: 'Addresses', href: '/profile/addresses' },
      { label: 'Security', href: '/profile/security' },
      { label: 'Privacy', href: '/profile/privacy' },
    ],
  },
} satisfies Meta<typeof SectionNav>

export default meta
type Story = StoryObj<typeof meta>

export const FourPages: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Your account' })
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Security')
  },
}
