import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Scale } from '../Scale/Scale.tsx'
import { Text } from '../Text/Text.tsx'
import { Section } from './Section.tsx'

const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Shop by category',
    titleSize: 'display2',
    opener: <Scale rule struck="Ma" />,
    children: <Text>Sports, budget, noise cancelling, premium, accessories.</Text>,
  },
  argTypes: { children: { control: false }, opener: { control: false }, aside: { control: false } },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const WithScale: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Shop by category',
    )
  },
}

export const WithAside: Story = {
  tags: ['modes'],
  args: {
    title: 'Lowered, natural, raised.',
    aside: (
      <Text>
        In Indian music a note is komal, shuddha or tivra. The bar and the stroke are how it is written.
      </Text>
    ),
  },
}

export const Night: Story = {
  args: { ground: 'night', title: 'A Metro coach, before and after.', opener: <Scale rule struck="Ga" /> },
}

export const Plain: Story = {
  args: { opener: undefined, titleSize: 'h2', spacing: 'compact', ground: 'sunken' },
}
