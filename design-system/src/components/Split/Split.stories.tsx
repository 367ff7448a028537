import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { Split } from './Split.tsx'

const meta = {
  title: 'Layout/Split',
  component: Split,
  args: {
    children: (
      <>
        <div>
          <Heading as="h2">Delivery address</Heading>
          <Text>We deliver to 19,000 PIN codes in India.</Text>
        </div>
        <aside>
          <Heading as="h2" size="h3">
            Order summary
          </Heading>
          <Text>Tivra, Silver × 1</Text>
        </aside>
      </>
    ),
  },
  argTypes: {
    ratio: { control: 'select', options: ['3:9', '4:8', '5:7', '6:6', '7:4', '7:5', '8:5', 'filters'] },
    children: { control: false },
  },
} satisfies Meta<typeof Split>

export default meta
type Story = StoryObj<typeof meta>

export const SevenToFive: Story = {}

export const StickySummary: Story = { args: { ratio: '7:4', stickySecond: true } }

export const Filters: Story = { tags: ['modes'], args: { ratio: 'filters' } }
