import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { Grid } from './Grid.tsx'

const cells = ['Komal', 'Shuddha', 'Tivra'].map(name => (
  <article key={name}>
    <Heading as="h3" size="h3">
      {name}
    </Heading>
    <Text tone="muted">Noise cancelling, battery, water resistance, warranty.</Text>
  </article>
))

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: cells },
  argTypes: { columns: { control: { type: 'range', min: 1, max: 6 } }, children: { control: false } },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeColumns: Story = { tags: ['modes'] }

export const Ruled: Story = { args: { ruled: true } }

export const TwoOnMobile: Story = { args: { columns: 4, twoOnMobile: true } }
