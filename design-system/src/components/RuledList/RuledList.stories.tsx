import type { Meta, StoryObj } from '@storybook/react-vite'
import { RuledList } from './RuledList.tsx'

const meta = {
  title: 'Layout/RuledList',
  component: RuledList,
  args: {
    children: ['Express in 1–2 days for ₹199', '30-day returns', '2-year warranty'].map(line => (
      <li key={line}>{line}</li>
    )),
  },
  argTypes: {
    density: { control: 'inline-radio', options: ['compact', 'regular', 'roomy'] },
    children: { control: false },
  },
} satisfies Meta<typeof RuledList>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = { tags: ['modes'] }

export const StrongAndCompact: Story = { args: { strong: true, density: 'compact' } }
