import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../../stories-data/frames.tsx'
import { Select } from './Select.tsx'

const states = ['Karnataka', 'Maharashtra', 'Tamil Nadu', 'Telangana', 'West Bengal'].map(state => (
  <option key={state}>{state}</option>
))

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'State', children: states, onChange: fn() },
  argTypes: { children: { control: false } },
  decorators: [narrow],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  args: { defaultValue: 'Karnataka' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'State' })
    await userEvent.selectOptions(select, 'Maharashtra')
    await expect(select).toHaveValue('Maharashtra')
  },
}

export const Invalid: Story = { tags: ['modes'], args: { error: 'PIN code 400050 is in Maharashtra.' } }

export const Disabled: Story = { args: { disabled: true } }

export const Dense: Story = { args: { dense: true, hideLabel: true } }
