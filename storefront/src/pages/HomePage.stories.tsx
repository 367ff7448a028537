import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pageAt } from '../../../.storybook/page-story.tsx'
import { viewedKey } from '../preferences/viewed-products.ts'

const meta = {
  title: 'Pages/Home',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  ...pageAt('/'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [NAV-5] A guest can sign in or register. */
export const Guest: Story = {
  parameters: { api: { persona: 'guest' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect((await canvas.findAllByRole('link', { name: 'Sign In / Register' }))[0]).toBeInTheDocument()
  },
}
/** [NAV-6] */
export const Customer: Story = { parameters: { api: { persona: 'customer' } } }
export const Administrator: Story = { parameters: { api: { persona: 'administrator' } } }
/** The page stands without products. */
export const Empty: Story = { parameters: { api: { scenario: 'empty' } } }
export const Failed: Story = { parameters: { api: { scenario: 'failing' } } }
/** [SHOP-2] What a returning visitor looked at last stands below. */
export const RecentlyViewed: Story = {
  ...pageAt('/', { stored: { [viewedKey]: 'komal,bindu,laya' } }),
  // It lies below what a picture shows.
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Recently viewed' })).toBeInTheDocument()
  },
}
