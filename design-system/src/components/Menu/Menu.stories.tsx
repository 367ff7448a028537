import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Menu } from './Menu.tsx'

const logout = fn()

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: {
    trigger: 'Shop',
    groups: [
      [
        { label: 'All earbuds', href: '#shop' },
        { label: 'New arrivals', href: '#new' },
        { label: 'Best sellers', href: '#best' },
        { label: 'Special deals', href: '#deals' },
      ],
    ],
  },
  decorators: [
    Story => (
      <div style={{ display: 'flex', minBlockSize: 320, alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Escape closes it and gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByText('Shop')).toHaveFocus()
    // What the browser makes of Enter on a summary; userEvent knows buttons and links alone.
    canvas.getByText('Shop').click()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All earbuds' })).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'All earbuds' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'All earbuds' })).not.toBeVisible()
    await expect(canvas.getByText('Shop')).toHaveFocus()
  },
}

/** A press after the pointer has opened it keeps it open. */
export const ByPointer: Story = {
  args: { openOnHover: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.hover(canvas.getByText('Shop'))
    await userEvent.click(canvas.getByText('Shop'))
    await expect(canvas.getByRole('link', { name: 'Special deals' })).toBeVisible()
    const trigger = canvas.getByText('Shop').closest('summary')
    const panel = canvas.getByRole('link', { name: 'All earbuds' }).closest('details > div')
    if (!trigger || !panel) throw new Error('The menu has no trigger or no panel')
    const ring = getComputedStyle(trigger)
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      trigger.getBoundingClientRect().bottom +
        Number.parseFloat(ring.outlineOffset) +
        Number.parseFloat(ring.outlineWidth),
    )
  },
}

export const WithHeadingAndAction: Story = {
  tags: ['modes'],
  args: {
    trigger: 'Account',
    heading: 'ananya.iyer@example.in',
    groups: [[{ label: 'Profile', href: '#profile' }], [{ label: 'Logout', onSelect: logout }]],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Account'))
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(logout).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByText('Account'))
  },
}

const menuRef = createRef<HTMLDetailsElement>()

/** The menu's own behaviour comes on top of the caller's, and replaces none of it. */
export const KeepsTheCallersHandlers: Story = {
  args: {
    openOnHover: true,
    onKeyDown: fn(),
    onPointerEnter: fn(),
    onPointerLeave: fn(),
  },
  // Not among the args: what a docs page writes of them follows them, and an element leads to the whole page.
  render: args => <Menu {...args} ref={menuRef} />,
  parameters: { visual: { disable: 'Looks as Closed does.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const trigger = canvas.getByText('Shop')
    await expect(menuRef.current).toBe(trigger.closest('details'))
    await userEvent.hover(trigger)
    await expect(canvas.getByRole('link', { name: 'All earbuds' })).toBeVisible()
    await userEvent.unhover(trigger)
    await userEvent.click(trigger)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'All earbuds' })).not.toBeVisible()
    await expect(args.onPointerEnter).toHaveBeenCalled()
    await expect(args.onPointerLeave).toHaveBeenCalled()
    await expect(args.onKeyDown).toHaveBeenCalled()
  },
}
