import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Container } from '../Container/Container.tsx'
import { ModelRange } from './ModelRange.tsx'

const models = [
  {
    slug: 'komal',
    note: 'komal',
    summary: 'A lowered note. Small and light, for music on the commute.',
  },
  {
    slug: 'shuddha',
    note: 'shuddha',
    summary: 'The natural note. Noise cancelling for most days and most ears.',
  },
  {
    slug: 'tivra',
    note: 'tivra',
    summary: 'A raised note. Our deepest noise cancelling and our longest warranty.',
  },
] as const

const range = fromApi('listProducts', {}, products => ({
  models: models.flatMap(({ slug, note, summary }) => {
    const product = products.find(candidate => candidate.slug === slug)
    return product
      ? [
          {
            product,
            note,
            summary,
            href: `/product/${slug}`,
          },
        ]
      : []
  }),
}))

const meta = {
  title: 'Commerce/ModelRange',
  component: ModelRange,
  parameters: { layout: 'fullscreen' },
  loaders: range.loaders,
  decorators: [
    ...range.decorators,
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ModelRange>

export default meta
type Story = StoryObj<typeof ModelRange>

/** The figures are those that the requirements give (CHAT-7). */
export const ThreeModels: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Up to 35 dB')).toBeVisible()
    await expect(canvas.getByText('2 years')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View Komal' })).toHaveAttribute('href', '/product/komal')
  },
}
