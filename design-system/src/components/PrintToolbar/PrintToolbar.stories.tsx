import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { PrintToolbar } from './PrintToolbar.tsx'

const meta = {
  title: 'Admin/PrintToolbar',
  component: PrintToolbar,
  parameters: { visual: { disable: true } },
} satisfies Meta<typeof PrintToolbar>

export default meta
type Story = StoryObj<typeof PrintToolbar>

/** [ADM-3] */
export const Toolbar: Story = {
  tags: ['modes'],
  args: {
    title: 'Packing slips',
    children: (
      <>
        <Link href="/admin/orders">All orders</Link>
        <Button size="small">Print</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Packing slips' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible()
  },
}
