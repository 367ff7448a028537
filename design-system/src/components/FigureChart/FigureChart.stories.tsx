import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { formatMoney } from '../../foundations/money.ts'
import { FigureChart, type FigurePoint } from './FigureChart.tsx'

/** Rupees of thirty days, a week's rhythm in them. */
const rupees = [
  42, 38, 51, 64, 58, 71, 80, 46, 44, 57, 62, 69, 77, 91, 52, 49, 55, 68, 74, 83, 98, 60, 57, 66, 79, 88, 102,
  118, 71, 64,
]

const points: readonly FigurePoint[] = rupees.map((value, index) => ({
  label: `${index + 1} Nov`,
  value: value * 1_000_00,
  before: (rupees[(index + 3) % rupees.length] ?? 0) * 900_00,
}))

const meta = {
  title: 'Admin/FigureChart',
  component: FigureChart,
  args: {
    label: 'Revenue by day',
    points,
    format: paise => formatMoney(paise, { decimals: 'auto' }),
    formatShort: paise => `₹${Math.round(paise / 1_000_00)}k`,
  },
} satisfies Meta<typeof FigureChart>

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-1] [ADM-5] Every value is in the table. */
export const ByDay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('img', { name: 'Revenue by day. Highest: 28 Nov, ₹1,18,000' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByText('Show as a table'))
    const table = await canvas.findByRole('table', { name: 'Revenue by day' })
    await expect(within(table).getAllByRole('row')).toHaveLength(31)
    await expect(within(table).getByRole('row', { name: /^28 Nov ₹1,18,000/ })).toBeVisible()
  },
}
/** [ADM-5] A day on which more came back than was sold lies below the line. */
export const BelowZero: Story = {
  args: {
    points: points.slice(0, 7).map((point, index) => (index === 3 ? { ...point, value: -22_000_00 } : point)),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Show as a table'))
    await expect(within(canvasElement).getByRole('row', { name: /^4 Nov (?:-|−)₹22,000/ })).toBeVisible()
  },
}
/** [ADM-1] A new shop has sold nothing yet. */
export const Nothing: Story = {
  args: { points: points.slice(0, 7).map(({ label }) => ({ label, value: 0, before: 0 })) },
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Revenue by day' })).toBeVisible()
  },
}

/** What is compared is named by whoever knows it. */
export const NamedPeriods: Story = {
  args: { nowLabel: 'November', beforeLabel: 'October', tableLabel: 'Every day' },
  parameters: { visual: { disable: 'Looks as ByDay does, in other words.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Every day'))
    await expect(await canvas.findByRole('columnheader', { name: 'November' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'October' })).toBeVisible()
  },
}
