import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './Prose.tsx'

const meta = {
  title: 'Layout/Prose',
  component: Prose,
  argTypes: { children: { control: false } },
  args: {
    children: (
      <>
        <p>
          Send anything back within 30 days of delivery. Read the <a href="#warranty">warranty</a> if it
          stopped working later.
        </p>
        <h2>How a return works</h2>
        <ol>
          <li>Open the order and choose Return items.</li>
          <li>Pack it with what came in the box.</li>
          <li>The courier collects it in 1–2 days.</li>
        </ol>
        <h3>What you get back</h3>
        <p>
          The <strong>full price paid</strong>, to the way you paid, in 5–7 business days.
        </p>
        <ul>
          <li>UPI and cards: the same account.</li>
          <li>Cash on delivery: your UPI ID.</li>
        </ul>
        <blockquote>
          <p>Ear tips that have been worn cannot be sold again, so they stay with you.</p>
        </blockquote>
        <table>
          <thead>
            <tr>
              <th scope="col">Method</th>
              <th scope="col">Days</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Standard</td>
              <td>3–5</td>
            </tr>
            <tr>
              <td>Express</td>
              <td>1–2</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const PolicyPage: Story = { tags: ['modes'] }
