import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inHindiUnpictured } from '../../stories-data/in-hindi.ts'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Drawer, type DrawerProps } from './Drawer.tsx'

function Example(props: DrawerProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open {props.title.toLowerCase()}
      </Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Navigation/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Menu',
    children: (
      <Stack gap={2}>
        <Link href="#shop" variant="plain">
          All Earbuds
        </Link>
        <Link href="#new-arrivals" variant="plain">
          New Arrivals
        </Link>
      </Stack>
    ),
  },
  argTypes: {
    side: { control: 'inline-radio', options: ['left', 'right'] },
    children: { control: false },
    header: { control: false },
    footer: { control: false },
  },
  render: args => <Example {...args} />,
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

/** [NAV-7] From the left, at most 320 px. */
export const Left: Story = {
  args: { header: <Logo size="small" /> },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await expect(drawer.getBoundingClientRect().width).toBe(320)
  },
}

/** [NAV-7] The focus is trapped, and returns to the burger. */
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open menu' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(drawer).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

export const RightWithFooter: Story = {
  tags: ['modes'],
  args: { side: 'right', title: 'Filters', footer: <Button wide>Show 22 products</Button> },
}

export const OnAPhone: Story = {
  args: { header: <Logo size="small" /> },
  globals: { viewport: { value: 'mobile390' } },
}

/** [BEY-19] */
export const InHindi: Story = {
  ...inHindiUnpictured,
  args: { title: 'मेन्यू', children: 'सभी ईयरबड्स' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'मेन्यू' }))
    await userEvent.click(drawer.getByRole('button', { name: 'बंद करें' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
