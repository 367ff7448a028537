import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageAt } from '../../../.storybook/page-story.tsx'

const meta = {
  title: 'Pages/Texts',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/about'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const About: Story = {}
export const Stores: Story = { ...pageAt('/stores') }
export const FrequentQuestions: Story = { ...pageAt('/faqs') }
export const Shipping: Story = { ...pageAt('/shipping-info') }
export const Returns: Story = { ...pageAt('/returns') }
export const Contact: Story = { ...pageAt('/contact') }
export const Blog: Story = { ...pageAt('/blog') }
export const NotFound: Story = { ...pageAt('/nowhere') }
