import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { sampleCutOut } from '../../stories-data/sample-cut-out.ts'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Ananya Iyer' },
  argTypes: { size: { control: 'inline-radio', options: ['small', 'medium', 'large'] } },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

/** [AVA-1] */
export const Initials: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Ananya Iyer' })
    await expect(avatar).toHaveTextContent('AI')
    await expect(avatar).toHaveAttribute('data-status', 'idle')
  },
}

/** [AVA-1] */
export const Loaded: Story = {
  args: { src: sampleCutOut, size: 'large' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Ananya Iyer' })
    await waitFor(() => expect(avatar).toHaveAttribute('data-status', 'loaded'))
    await expect(avatar).not.toHaveTextContent('AI')
  },
}

/** [AVA-1] */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Ananya Iyer' })
    await waitFor(() => expect(avatar).toHaveAttribute('data-status', 'error'))
    await expect(avatar).toHaveTextContent('AI')
  },
}
