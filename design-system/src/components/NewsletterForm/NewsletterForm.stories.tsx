import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createManualClock } from '../../stories-data/manual-clock.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

const meta = {
  title: 'Shell/NewsletterForm',
  component: NewsletterForm,
  args: { code: 'WELCOME10' },
} satisfies Meta<typeof NewsletterForm>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = { tags: ['modes'] }

const clockOfThanked = createManualClock()

/** [FOOT-1] The thank-you takes the field's place and names the code. */
export const Thanked: Story = {
  args: { clock: clockOfThanked },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Email address'), 'ananya@example.in{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('WELCOME10')
    await expect(canvas.queryByLabelText('Email address')).not.toBeInTheDocument()
  },
}

const clockOfIdleAgain = createManualClock()

/** [FOOT-1] After three seconds it can be used again. */
export const IdleAgain: Story = {
  args: { clock: clockOfIdleAgain },
  parameters: { visual: { disable: 'It looks as Idle does.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Email address'), 'ananya@example.in{Enter}')
    await clockOfIdleAgain.scheduled(3000)
    clockOfIdleAgain.advance(2999)
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you. Use WELCOME10')
    clockOfIdleAgain.advance(1)
    await expect(await canvas.findByLabelText('Email address')).toHaveValue('')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** [FOOT-1] */
export const WithoutAnAt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Email address'), 'ananya.example.in{Enter}')
    const field = canvas.getByLabelText('Email address')
    await expect(field).toHaveAccessibleDescription(/Enter a valid email address/)
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('ananya.example.in')
  },
}
