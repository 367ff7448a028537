import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { accountLinks, adminLinks } from '../../stories-data/navigation.ts'
import { AccountMenu } from './AccountMenu.tsx'

const meta = {
  title: 'Shell/AccountMenu',
  component: AccountMenu,
  args: { email: 'ananya.iyer@example.in', links: accountLinks, onLogout: fn() },
  decorators: [
    Story => (
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 480, alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof meta>

/** [NAV-6] */
export const Customer: Story = {
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const trigger = canvasElement.querySelector('summary')
    await expect(trigger).toHaveAccessibleName('Account')
    if (trigger) await userEvent.click(trigger)
    await expect(canvas.getByText('ananya.iyer@example.in')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
    if (trigger) await userEvent.click(trigger)
  },
}
/** [NAV-6] */
export const Administrator: Story = {
  args: { email: 'admin@shruti.example', adminLinks },
  play: async ({ canvasElement }) => {
    const trigger = canvasElement.querySelector('summary')
    if (trigger) await userEvent.click(trigger)
    await expect(within(canvasElement).getByRole('link', { name: 'Dashboard' })).toBeVisible()
  },
}
export const WithoutEmail: Story = { args: { email: null } }
