import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function Example(props: DialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {props.title}
      </Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Which size of tip?',
    description: 'Small, medium and large are in the box. Start with medium.',
    children: (
      <Text>Push the bud in and turn it back a little. If a hum stays in the Metro, go one size up.</Text>
    ),
  },
  argTypes: {
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    children: { control: false },
    footer: { control: false },
  },
  render: args => <Example {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Which size of tip?' })).toBeVisible()
  },
}

/** Escape closes it and the focus returns to what opened it. */
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Which size of tip?' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

function Boxes() {
  const [left, setLeft] = useState(['Blue', 'Sand', 'Silver'])
  const [asked, setAsked] = useState<string>()
  function remove() {
    setLeft(left.filter(colour => colour !== asked))
    setAsked(undefined)
  }
  return (
    <>
      <Button variant="quiet">Add a colour</Button>
      <ul>
        {left.map(colour => (
          <li key={colour}>
            <Button variant="secondary" onClick={() => setAsked(colour)}>{`Remove ${colour}`}</Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== undefined}
        onOpenChange={open => !open && setAsked(undefined)}
        title={`Remove ${asked ?? ''}?`}
        footer={<Button onClick={remove}>Remove it</Button>}
      />
    </>
  )
}

/** What opened it is gone when it closes: the focus goes to what stood beside it. */
export const OpenerGone: Story = {
  parameters: { visual: { disable: true } },
  render: () => <Boxes />,
  play: async ({ canvasElement }) => {
    const button = (colour: string) => within(canvasElement).getByRole('button', { name: `Remove ${colour}` })
    for (const [removed, next] of [
      ['Sand', 'Silver'],
      ['Silver', 'Blue'],
    ] as const) {
      await userEvent.click(button(removed))
      await userEvent.click(await screen.findByRole('button', { name: 'Remove it' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(button(next)).toHaveFocus()
    }
    await userEvent.click(button('Blue'))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(within(canvasElement).getByRole('button', { name: 'Add a colour' })).toHaveFocus()
  },
}

export const WithFooter: Story = {
  tags: ['modes'],
  args: {
    footer: (
      <>
        <Button variant="quiet">Back</Button>
        <Button>Use medium</Button>
      </>
    ),
  },
}

export const LongContent: Story = {
  args: {
    size: 'small',
    children: ['Small', 'Medium', 'Large'].flatMap(size =>
      [1, 2, 3, 4, 5, 6].map(step => (
        <Text key={size + step}>{`${size}, step ${step}: press, turn, listen.`}</Text>
      )),
    ),
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile390' } } }
