import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { RuledList } from '../RuledList/RuledList.tsx'
import { SettingRow } from './SettingRow.tsx'

const meta = {
  title: 'Account/SettingRow',
  component: SettingRow,
  args: {
    term: 'Email',
    children: 'asha@example.com',
    mark: <Badge tone="success">Verified</Badge>,
    action: (
      <Button variant="quiet" size="small" aria-label="Change email">
        Change
      </Button>
    ),
  },
  argTypes: { mark: { control: false }, action: { control: false } },
} satisfies Meta<typeof SettingRow>

export default meta
type Story = StoryObj<typeof meta>

export const Verified: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Change email' })).toBeVisible()
  },
}
export const WithoutAction: Story = { args: { term: 'Username', children: 'asha', mark: null, action: null } }
/** It breaks rather than being cut. */
export const LongValue: Story = {
  args: { children: 'venkatanarasimharajuvaripeta.subrahmanyam@accounts.railwaystation.example' },
}
export const InAList: Story = {
  tags: ['modes'],
  render: args => (
    <RuledList>
      {['Email', 'Mobile number'].map(term => (
        <li key={term}>
          <SettingRow {...args} term={term} />
        </li>
      ))}
    </RuledList>
  ),
}
