import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ActionMenu } from './ActionMenu.tsx'

const onPack = fn()
const onCancel = fn()

const meta = {
  title: 'Admin/ActionMenu',
  component: ActionMenu,
  args: {
    label: 'Actions for order SHR-24118',
    groups: [
      [
        { label: 'Open', href: '/admin/orders/ord_1' },
        { label: 'Mark packed', onSelect: onPack },
        { label: 'Print label', onSelect: fn(), disabled: true },
      ],
      [{ label: 'Cancel order', onSelect: onCancel, destructive: true }],
    ],
  },
  parameters: { visual: { disable: 'The rows of a DataTable show it.' } },
} satisfies Meta<typeof ActionMenu>

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-9] By keyboard: Enter opens it at its first item, arrows walk, Enter chooses, Escape gives the focus back. */
export const ByKeyboard: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Actions for order SHR-24118' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'Open' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onPack).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
  },
}
