import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Noise cancelling', href: '#noise-cancelling' },
      { label: 'Tivra' },
    ],
  },
  argTypes: { LinkComponent: { control: false } },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const ProductPage: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' })
    await expect(within(nav).getAllByRole('link')).toHaveLength(2)
    await expect(within(nav).getByText('Tivra')).toHaveAttribute('aria-current', 'page')
  },
}

export const LongNames: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Journal', href: '#journal' },
      { label: 'Why an octave of twenty-two notes needs earbuds that keep quiet in a Metro coach' },
    ],
  },
}
