import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './Divider.tsx'

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  argTypes: { tone: { control: 'inline-radio', options: ['hairline', 'ink'] } },
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Hairline: Story = { tags: ['modes'] }

export const Ink: Story = { args: { tone: 'ink' } }
