import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DeviceList } from './DeviceList.tsx'

const thisOne = {
  id: 'ses_1',
  device: 'Chrome on Android',
  address: '203.0.113.*',
  lastSeenAt: '2026-11-20T05:28:00.000Z',
  current: true,
}

const meta = {
  title: 'Account/DeviceList',
  component: DeviceList,
  args: {
    onSignOut: fn(),
    devices: [
      thisOne,
      {
        id: 'ses_2',
        device: 'Firefox on Windows',
        address: '2409:4071:d00:*',
        lastSeenAt: '2026-11-18T15:12:00.000Z',
        current: false,
      },
      {
        id: 'ses_3',
        device: 'Unknown device',
        address: '198.51.100.*',
        lastSeenAt: '2026-11-02T03:40:00.000Z',
        current: false,
      },
    ],
  },
} satisfies Meta<typeof DeviceList>

export default meta
type Story = StoryObj<typeof meta>

/** [AUTH-8] */
export const ThreeDevices: Story = {
  tags: ['modes'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Sign out Firefox on Windows/ }))
    await expect(args.onSignOut).toHaveBeenCalledWith('ses_2')
  },
}
export const ThisOneAlone: Story = { args: { devices: [thisOne] } }
export const SigningOut: Story = { args: { signingOutId: 'ses_2' } }
