import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const meta = {
  title: 'Shell/ThemeSwitch',
  component: ThemeSwitch,
  args: { theme: 'system', onThemeChange: fn() },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const AsTheDevice: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dark' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
  },
}
export const Light: Story = { args: { theme: 'light' } }
export const Dark: Story = { tags: ['modes'], args: { theme: 'dark' } }
