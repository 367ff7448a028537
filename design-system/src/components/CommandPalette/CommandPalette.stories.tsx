import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Package, ReceiptIndianRupee } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'

const onExport = fn()

function Example(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.query)
  return (
    <CommandPalette
      {...props}
      query={query}
      onQueryChange={next => {
        setQuery(next)
        props.onQueryChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Admin/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    query: 'kom',
    onQueryChange: fn(),
    onNavigate: fn(),
    groups: [
      {
        label: 'Orders',
        commands: [
          {
            id: 'ord_1',
            label: 'SHR-24117',
            detail: 'Rohan Kulkarni, Pune',
            href: '/admin/orders/ord_1',
            icon: ReceiptIndianRupee,
          },
        ],
      },
      {
        label: 'Products',
        commands: [
          {
            id: 'prd_1',
            label: 'Komal',
            detail: '14 in stock',
            href: '/admin/products/prd_1',
            icon: Package,
          },
        ],
      },
      { label: 'Customers', commands: [] },
      { label: 'Actions', commands: [{ id: 'export', label: 'Export orders', onSelect: onExport }] },
    ],
  },
  argTypes: { groups: { control: false } },
  render: args => <Example {...args} />,
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-9] The focus stays in the field; arrows walk the groups round, Enter goes there. */
export const Found: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: 'Find or do' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(screen.getByRole('option', { name: /^SHR-24117/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { name: /^Komal/ })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.queryByText('Customers')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith('/admin/products/prd_1')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** [ADM-9] An action is done in place of going somewhere. */
export const Doing: Story = {
  parameters: { visual: { disable: 'Looks as Found does.' } },
  play: async ({ args }) => {
    await screen.findByRole('combobox')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(onExport).toHaveBeenCalledOnce()
    await expect(args.onNavigate).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('combobox'), 'al')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('komal')
  },
}

/** [ADM-9] What is known shows while the rest is on its way. */
export const Searching: Story = {
  args: { loading: true, groups: meta.args.groups.slice(3) },
  parameters: { visual: { disable: 'Looks as Found does, with ticks below.' } },
  play: async () => {
    await expect(await screen.findByRole('option', { name: 'Export orders' })).toBeVisible()
    await expect(screen.getAllByText('Searching…')[0]).toBeInTheDocument()
  },
}

export const NothingFound: Story = {
  args: { query: 'harmonium', groups: [] },
  parameters: { visual: { disable: 'A field and two words.' } },
  play: async ({ args }) => {
    await expect((await screen.findAllByText('Nothing found'))[0]).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}

/** [ADM-9] */
export const Failed: Story = {
  args: { groups: [], error: 'Orders could not be searched', onRetry: fn() },
  parameters: { visual: { disable: 'An ErrorState below the field.' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** In another language than English. */
export const OtherWords: Story = {
  args: { query: 'harmonium', groups: [], words: { title: 'खोजें या करें', nothing: 'कुछ नहीं मिला' } },
  parameters: { visual: { disable: 'Looks as NothingFound does, in other words.' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'खोजें या करें' })).toBeVisible()
    await expect((await screen.findAllByText('कुछ नहीं मिला'))[0]).toBeVisible()
  },
}
