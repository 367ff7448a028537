import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 16, total: 486, hrefFor: (page: number) => `?page=${page}` },
  argTypes: { LinkComponent: { control: false } },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Pages' })
    await expect(nav).toHaveTextContent('1–16 of 486')
    await expect(within(nav).getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2')
    await expect(within(nav).queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument()
  },
}

export const InTheMiddle: Story = {
  tags: ['modes'],
  args: { page: 15, onPageChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Page 16' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(16)
  },
}

export const LastPage: Story = { args: { page: 31 } }

/** A list that was longer when its address was kept. */
export const PastTheEnd: Story = {
  args: { page: 99 },
  parameters: { visual: { disable: 'Looks as Last Page does.' } },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Pages' })
    await expect(nav).toHaveTextContent('481–486 of 486')
    await expect(within(nav).getByRole('link', { name: 'Page 31' })).toHaveAttribute('aria-current', 'page')
    await expect(within(nav).getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=30')
  },
}

export const OnePage: Story = { args: { total: 9 } }

/** A list without entries says so itself. */
export const Nothing: Story = {
  args: { total: 0 },
  decorators: [
    Story => (
      <>
        <Text>No products match.</Text>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^No products match\.$/)
    await expect(within(canvasElement).queryByRole('navigation')).not.toBeInTheDocument()
  },
}
