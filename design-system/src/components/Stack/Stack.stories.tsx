import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Button>Place order</Button>
        <Button variant="quiet">Back to cart</Button>
      </>
    ),
  },
  argTypes: {
    gap: { control: { type: 'range', min: 0, max: 9 } },
    align: { control: 'inline-radio', options: ['stretch', 'start', 'center', 'end'] },
    children: { control: false },
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Stretched: Story = { tags: ['modes'] }

export const AtTheStart: Story = { args: { align: 'start', gap: 2 } }

export const Centred: Story = { args: { align: 'center', gap: 6 } }
