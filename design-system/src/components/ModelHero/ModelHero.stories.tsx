import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { pictureAddress } from '../../stories-data/picture-address.ts'
import { ModelHero } from './ModelHero.tsx'

const meta = {
  title: 'Commerce/ModelHero',
  component: ModelHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Earbuds tuned to the smallest interval you can hear.',
    introduction:
      'An octave holds twenty-two shrutis. Our three models are named after a note lowered, natural and raised.',
    models: [
      {
        name: 'Komal',
        note: 'komal',
        price: '₹2,999',
        href: '/product/komal',
        imageUrl: pictureAddress('komal', 'blue', 'hanging'),
      },
      {
        name: 'Tivra',
        note: 'tivra',
        price: '₹7,999',
        href: '/product/tivra',
        imageUrl: pictureAddress('tivra', 'silver', 'hanging'),
      },
      {
        name: 'Shuddha',
        note: 'shuddha',
        price: '₹4,999',
        href: '/product/shuddha',
        imageUrl: pictureAddress('shuddha', 'green', 'hanging'),
      },
    ],
    action: { label: 'Shop earbuds', href: '/shop' },
    secondAction: { label: 'Compare models', href: '#range' },
  },
} satisfies Meta<typeof ModelHero>

export default meta
type Story = StoryObj<typeof meta>

/** The page's one heading, and a link for each model that says its price. */
export const Home: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Komal ₹2,999' })).toHaveAttribute('href', '/product/komal')
  },
}

/** Keyboard focus plucks the string as the pointer does. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Komal ₹2,999' })).toHaveFocus()
  },
}
