import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { QuietChart } from './QuietChart.tsx'

const meta = {
  title: 'Commerce/QuietChart',
  component: QuietChart,
  args: {
    series: [
      { reductionDb: 0, caption: 'Komal. No noise cancelling: the ear tips seal.' },
      { reductionDb: 25, caption: 'Shuddha. The coach becomes a hum.' },
      { reductionDb: 35, caption: 'Tivra. Quiet enough for a tanpura at low volume.' },
    ],
  },
} satisfies Meta<typeof QuietChart>

export default meta
type Story = StoryObj<typeof meta>

/** The figures are words too: the drawing is hidden from screen readers. */
export const ThreeModels: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('−35 dB')).toBeVisible()
  },
}

/** As the home page shows it. */
export const AtNight: Story = { args: { 'data-ground': 'night' } as object }
