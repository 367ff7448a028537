import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileButton } from './FileButton.tsx'

const meta = {
  title: 'Actions/FileButton',
  component: FileButton,
  args: { children: 'Add a picture', variant: 'quiet', accept: ['image/jpeg', 'image/png'], onFiles: fn() },
} satisfies Meta<typeof FileButton>

export default meta
type Story = StoryObj<typeof meta>

/** [AVA-1] What is chosen goes to whoever uses the button, and can be chosen again. */
export const Idle: Story = {
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('There is no input')
    const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' })
    await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
    await expect(input.value).toBe('')
  },
}
export const Loading: Story = { args: { loading: true } }
