import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/Text.tsx'
import { Container } from './Container.tsx'

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Text>
        An octave holds twenty-two shrutis. We make three earbuds, and name them after how a note is bent.
      </Text>
    ),
  },
  argTypes: {
    width: { control: 'inline-radio', options: ['page', 'shop', 'checkout', 'text'] },
    children: { control: false },
  },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}

export const RunningText: Story = { args: { width: 'text' } }
