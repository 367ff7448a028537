import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'

const answerFor = (pincode: string) =>
  fromApi('checkPincode', { pincode }, result => ({ result }), {
    loading: { loading: true },
    failed: message => ({ error: message }),
  })

const meta = {
  title: 'Commerce/DeliveryEstimate',
  component: DeliveryEstimate,
  args: { standardFee: 0, expressFee: 19_900, onCheck: fn() },
} satisfies Meta<typeof DeliveryEstimate>

export default meta
type Story = StoryObj<typeof DeliveryEstimate>

export const Unasked: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Delivery to PIN code'), '560025{Enter}')
    await expect(args.onCheck).toHaveBeenCalledWith('560025')
  },
}
export const Served: Story = {
  tags: ['modes'],
  ...answerFor('560025'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      /^Arrives .+\. Free delivery to Bengaluru/,
    )
  },
}
export const WithoutExpressAndCash: Story = { ...answerFor('791120'), args: { standardFee: 4_900 } }
export const NotServed: Story = {
  ...answerFor('682555'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'We do not deliver to 682555 yet',
    )
  },
}
export const Loading: Story = {
  ...answerFor('560025'),
  parameters: { api: { overrides: { checkPincode: { network: 'pending' } } } },
}
export const Wrong: Story = {
  ...answerFor('012345'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Enter a valid 6-digit PIN code')).toBeVisible()
  },
}
