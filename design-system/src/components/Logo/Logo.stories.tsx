import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Logo } from './Logo.tsx'
import { onNight } from '../../stories-data/frames.tsx'

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  argTypes: {
    size: { control: 'inline-radio', options: ['small', 'medium'] },
    LinkComponent: { control: false },
  },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

/** [NAV-2] It leads home. */
export const Medium: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Shruti, home' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

export const Small: Story = { args: { size: 'small' } }

export const WithoutName: Story = { args: { showName: false } }

export const OnNight: Story = {
  decorators: [onNight],
}
