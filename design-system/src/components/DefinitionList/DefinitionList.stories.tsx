import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Ltr } from '../../foundations/Ltr.tsx'
import { DefinitionList } from './DefinitionList.tsx'

const meta = {
  title: 'Data/DefinitionList',
  component: DefinitionList,
  args: {
    items: [
      { term: 'Order', description: 'SHR-24118' },
      { term: 'Placed', description: '20 Nov 2026, 8:42 PM' },
      {
        term: 'Deliver to',
        description: '14, Sea Breeze Apartments, Perry Cross Road, Bandra West, Mumbai 400050',
      },
    ],
  },
  argTypes: {
    layout: { control: 'inline-radio', options: ['columns', 'ends'] },
    size: { control: 'inline-radio', options: ['regular', 'small'] },
  },
} satisfies Meta<typeof DefinitionList>

export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Order').tagName).toBe('DT')
    await expect(canvas.getByText('SHR-24118').tagName).toBe('DD')
  },
}

export const Ruled: Story = { args: { ruled: true } }

export const Totals: Story = {
  tags: ['modes'],
  args: {
    layout: 'ends',
    size: 'small',
    items: [
      { term: 'Subtotal', description: '₹11,498.00' },
      { term: 'Code SHRUTI20', description: <Ltr>−₹2,299.60</Ltr> },
      { term: 'Delivery', description: 'Free' },
      { term: 'Total', description: '₹9,198.40', strong: true },
    ],
  },
}
