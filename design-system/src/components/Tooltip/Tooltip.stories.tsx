import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDown, ArrowUp, Copy, Printer } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip, TooltipGroup } from './Tooltip.tsx'

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { text: 'Print the label', children: <IconButton icon={Printer} label="Print the label" /> },
  argTypes: {
    children: { control: false },
    side: { control: 'inline-radio', options: ['top', 'bottom', 'start', 'end'] },
  },
  decorators: [
    Story => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

const looksAsShown = { visual: { disable: 'Looks as Shown does, or shows the button alone.' } }

const shown = () => screen.findByRole('tooltip')
const rectOf = (element: Element) => element.getBoundingClientRect()

function middleOf(element: Element): { clientX: number; clientY: number } {
  const { left, right, top, bottom } = rectOf(element)
  return { clientX: (left + right) / 2, clientY: (top + bottom) / 2 }
}

async function expectNone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
}

/** Focus from the keyboard shows it at once. Its words are the button's name, so that nothing reads them out twice. */
export const Shown: Story = {
  tags: ['modes'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Print the label' })
    await expect(button).toHaveFocus()
    const tooltip = await shown()
    await expect(tooltip).toHaveTextContent('Print the label')
    await expect(rectOf(tooltip).bottom).toBeLessThanOrEqual(rectOf(button).top)
    await expect(button).not.toHaveAccessibleDescription()
  },
}

/** What goes beyond the button's name describes it. The keys are not read out here: `aria-keyshortcuts` says them. */
export const SaysMoreThanTheName: Story = {
  args: {
    text: 'Copies the number without its spaces',
    keys: 'Ctrl C',
    children: <IconButton icon={Copy} label="Copy" aria-keyshortcuts="Control+C" />,
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await shown()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription(
      'Copies the number without its spaces',
    )
  },
}

/** A pointer that passes shows nothing; one that rests does, and can go to the words and stay on them (WCAG 1.4.13). */
export const ByPointer: Story = {
  parameters: looksAsShown,
  // One pointer throughout: it leaves where it was.
  play: async ({ canvas, userEvent: pointer }) => {
    const button = canvas.getByRole('button')
    await pointer.hover(button)
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    const tooltip = await shown()
    await pointer.hover(tooltip)
    let coords = middleOf(tooltip)
    await pointer.pointer({ target: tooltip, coords })
    await expect(tooltip).toBeVisible()
    await waitFor(async () => {
      coords = { clientX: coords.clientX + 100, clientY: coords.clientY + 100 }
      await pointer.pointer({ target: document.body, coords })
      await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    })
  },
}

/** Escape takes the words away and leaves focus and pointer where they are (WCAG 1.4.13). */
export const ByEscape: Story = {
  parameters: looksAsShown,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await shown()
    await userEvent.keyboard('{Escape}')
    await expectNone()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** A press does what the button does: neither a finger nor a mouse that presses brings the words up. */
export const ByTouch: Story = {
  parameters: looksAsShown,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.pointer([{ keys: '[TouchA]', target: button }])
    await expect(button).toHaveFocus()
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  },
}

/** In a group one follows the other, without the delay and never two at a time. */
export const InAGroup: Story = {
  args: { side: 'bottom' },
  render: ({ side = 'top' }) => (
    <TooltipGroup>
      <div>
        <Tooltip text="Move up" keys="Alt ↑" side={side}>
          <IconButton icon={ArrowUp} label="Move up" aria-keyshortcuts="Alt+ArrowUp" />
        </Tooltip>
        <Tooltip text="Move down" keys="Alt ↓" side={side}>
          <IconButton icon={ArrowDown} label="Move down" aria-keyshortcuts="Alt+ArrowDown" />
        </Tooltip>
      </div>
    </TooltipGroup>
  ),
  play: async ({ canvas, userEvent: pointer }) => {
    const [up, down] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement]
    await pointer.pointer({ target: up, coords: middleOf(up) })
    await expect(await shown()).toHaveTextContent('Move up')
    let coords = middleOf(down)
    await waitFor(async () => {
      coords = { ...coords, clientX: coords.clientX + 1 }
      await pointer.pointer({ target: down, coords })
      await expect(screen.getByRole('tooltip')).toHaveTextContent('Move down')
    })
    await expect(screen.getByRole('tooltip')).toHaveAttribute('data-state', 'instant-open')
  },
}

/** Where it has no room it takes the other side, and it never leaves the window. */
export const AtTheEdge: Story = {
  args: { side: 'start', text: 'Prints the label on paper of 100 × 150 mm' },
  decorators: [
    Story => (
      <div style={{ inlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button')
    const tooltip = await shown()
    await waitFor(() => expect(rectOf(tooltip).left).toBeGreaterThanOrEqual(rectOf(button).right))
    await expect(rectOf(tooltip).right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** It says nothing where its media query does not hold, and takes no Escape from what is around it. */
export const OnlyWhereWordsAreHidden: Story = {
  args: { media: 'not all' },
  parameters: looksAsShown,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  },
}
