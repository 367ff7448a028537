import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FinderStep } from './FinderStep.tsx'

const meta = {
  title: 'Commerce/FinderStep',
  component: FinderStep,
  args: {
    question: 'What will you use them for most?',
    step: 1,
    steps: 4,
    answers: [
      { label: 'Calls', hint: 'Microphones made for calls', href: '/finder?use=calls' },
      { label: 'Gym and running', hint: 'IPX5 or more', href: '/finder?use=sport' },
      { label: 'Games', hint: '60 ms of delay or less', href: '/finder?use=gaming' },
    ],
  },
} satisfies Meta<typeof FinderStep>

export default meta
type Story = StoryObj<typeof meta>

/** [BEY-6] */
export const First: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Question 1 of 4')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Games/ })).toHaveAttribute('href', '/finder?use=gaming')
    await expect(canvas.queryByRole('link', { name: /Back/ })).not.toBeInTheDocument()
  },
}

/** [BEY-6] */
export const Last: Story = {
  args: { step: 4, question: 'How do you like to wear them?', backHref: '/finder?use=calls&noise=some' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Back to the question before' }),
    ).toHaveAttribute('href', '/finder?use=calls&noise=some')
  },
}
