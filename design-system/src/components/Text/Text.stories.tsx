import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from './Text.tsx'

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: 'Arrives 24–26 November. Free delivery. Return it within 30 days.' },
  argTypes: {
    size: { control: 'select', options: ['lead', 'body', 'ui', 'small', 'micro', 'data', 'figure'] },
    tone: {
      control: 'select',
      options: ['primary', 'body', 'muted', 'accent', 'sale', 'success', 'warning', 'danger', 'info'],
    },
  },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Body: Story = {}

export const Lead: Story = { args: { size: 'lead' } }

export const Sizes: Story = {
  render: args => (
    <Stack gap={3}>
      {(['lead', 'body', 'ui', 'small', 'micro', 'data', 'figure'] as const).map(size => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  tags: ['modes'],
  render: args => (
    <Stack gap={3}>
      {(['primary', 'body', 'muted', 'accent', 'success', 'warning', 'danger', 'info'] as const).map(tone => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}

export const Truncated: Story = { args: { truncate: true, children: 'Shuddha, Pink × 1, '.repeat(20) } }
