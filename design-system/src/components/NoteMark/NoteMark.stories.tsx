import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NoteMark } from './NoteMark.tsx'

const meta = {
  title: 'Foundations/NoteMark',
  component: NoteMark,
  args: { note: 'komal' },
  argTypes: {
    note: { control: 'inline-radio', options: ['komal', 'shuddha', 'tivra'] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
  },
} satisfies Meta<typeof NoteMark>

export default meta
type Story = StoryObj<typeof meta>

export const Komal: Story = {
  args: { label: 'Komal' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Komal' })).toBeVisible()
  },
}

export const Shuddha: Story = { args: { note: 'shuddha' } }

export const TivraLarge: Story = { tags: ['modes'], args: { note: 'tivra', size: 'large' } }

export const Small: Story = { args: { note: 'tivra', size: 'small' } }
