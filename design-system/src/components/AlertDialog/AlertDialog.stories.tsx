import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx'

function Example(props: AlertDialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {props.confirmLabel}
      </Button>
      <AlertDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Feedback/AlertDialog',
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Cancel this order?',
    description: 'SHR-24118 is not packed yet. The refund of ₹7,999.00 takes 5–7 business days.',
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep order',
    destructive: true,
    onConfirm: fn(),
  },
  render: args => <Example {...args} />,
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Destructive: Story = {
  tags: ['modes'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
    await expect(within(dialog).getByRole('button', { name: 'Keep order' })).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** Backing out returns the focus to what asked. */
export const BackedOut: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Cancel order' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Keep order' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Confirming: Story = { args: { confirming: true } }

export const Harmless: Story = {
  args: {
    destructive: false,
    title: 'Mark 12 orders packed?',
    description: 'Each customer gets a message.',
    confirmLabel: 'Mark packed',
    cancelLabel: 'Not yet',
  },
}
