import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Table, TableHead, TableHeader } from '../Table/Table.tsx'
import { Text } from '../Text/Text.tsx'
import { Container } from './Container.tsx'

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Text>
        An octave holds twenty-two shrutis. Our three models are named after a note lowered, natural and
        raised.
      </Text>
    ),
  },
  argTypes: {
    width: { control: 'inline-radio', options: ['page', 'shop', 'checkout', 'text', 'table'] },
    children: { control: false },
  },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}

export const RunningText: Story = { tags: ['modes'], args: { width: 'text' } }

/** [ADM-3] What belongs to a table begins where its first column does. */
export const BelowATable: Story = {
  args: { width: 'table', children: '1–2 of 2' },
  decorators: [
    Story => (
      <>
        <Table caption="Orders">
          <TableHead>
            <TableHeader>Order</TableHeader>
          </TableHead>
        </Table>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const startOf = (element: Element) =>
      element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingInlineStart)
    await expect(startOf(canvas.getByText('1–2 of 2'))).toBe(startOf(canvas.getByRole('columnheader')))
  },
}
