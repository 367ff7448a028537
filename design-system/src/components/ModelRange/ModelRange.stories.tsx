import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { komal, shuddha, tivra } from '../../stories-data/products.ts'
import { Container } from '../Container/Container.tsx'
import { ModelRange } from './ModelRange.tsx'

const meta = {
  title: 'Commerce/ModelRange',
  component: ModelRange,
  parameters: { layout: 'fullscreen' },
  args: {
    models: [
      {
        product: { ...komal, specs: { caseHours: 24, waterResistance: 'IPX4' }, warrantyMonths: 12 },
        note: 'komal',
        summary: 'A lowered note. Small, light, and enough for calls and the commute.',
        href: '/product/komal',
      },
      {
        product: {
          ...shuddha,
          specs: { ancDb: 25, caseHours: 28, waterResistance: 'IPX5' },
          warrantyMonths: 12,
        },
        note: 'shuddha',
        summary: 'The natural note. Noise cancelling for most days and most ears.',
        href: '/product/shuddha',
        emiMonthly: 25_000,
      },
      {
        product: {
          ...tivra,
          specs: { ancDb: 35, caseHours: 32, waterResistance: 'IPX5' },
          warrantyMonths: 24,
        },
        note: 'tivra',
        summary: 'A raised note. Our deepest noise cancelling and our longest warranty.',
        href: '/product/tivra',
        emiMonthly: 25_000,
      },
    ],
  },
  decorators: [
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ModelRange>

export default meta
type Story = StoryObj<typeof meta>

/** The figures are the specification's own (CHAT-7). */
export const ThreeModels: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Up to 35 dB')).toBeVisible()
    await expect(canvas.getByText('2 years')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View Komal' })).toHaveAttribute('href', '/product/komal')
  },
}
