import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import type { World } from '@shruti/mock-api'
import { failedPageMessages, triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt, worldOf } from '../../../.storybook/page-story.tsx'

/** Three keys: one in use, one that was revoked, one without an end. */
const three = {
  persona: 'administrator',
  prepare: async (world: World) => {
    const make = (name: string, permissions: ('inventory.write' | 'catalogue.read' | 'orders.read')[]) =>
      world.call('adminCreateApiKey', { name, permissions, validDays: 90 })
    const former = await make('Old spreadsheet', ['orders.read'])
    await world.call('adminRevokeApiKey', { id: former.key.id })
    await make('Warehouse stock sync', ['catalogue.read', 'inventory.write'])
    await world.call('adminCreateApiKey', {
      name: 'Accounts export',
      permissions: ['orders.read'],
      validDays: null,
    })
  },
} as const

const likeTheList = { visual: { disable: 'Looks as Keys does.' } }

const meta = {
  title: 'Pages/Administration API keys',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: three },
  ...pageAt('/admin/settings/api-keys'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [INT-1] What each may do, when it ends, and no secret. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = within(await canvas.findByRole('row', { name: /Warehouse stock sync/ }))
    await expect(row.getByText('See products and stock, Change stock')).toBeVisible()
    await expect(row.getByText('Active')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Revoke Old spreadsheet' })).not.toBeInTheDocument()
  },
}

/** [INT-1] A new key is shown once, beside what to do with it. */
export const Made: Story = {
  parameters: { api: { persona: 'administrator', prepare: () => Promise.resolve() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No API keys yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Make API key' }))
    const form = within(await canvas.findByRole('form', { name: 'Make an API key' }))
    await userEvent.click(form.getByRole('button', { name: 'Make key' }))
    await expect(await form.findByText('Name the key')).toBeVisible()
    await expect(form.getByText('Choose what the key may do')).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Warehouse stock sync')
    await userEvent.click(form.getByRole('checkbox', { name: 'Change stock' }))
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Valid for' }), '365 days')
    await userEvent.click(form.getByRole('button', { name: 'Make key' }))
    const key = within(await canvas.findByRole('group', { name: 'API key' }))
    await expect(key.getByText(/^shruti_/)).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /Warehouse stock sync/ })).toBeVisible()
  },
}

/** [INT-1] What a key can be given, and for how long. */
export const Making: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Make API key' }))
    const form = within(await canvas.findByRole('form', { name: 'Make an API key' }))
    await expect(form.getAllByRole('checkbox')).toHaveLength(19)
  },
}

/** [INT-1] Revoking asks first. */
export const Revoked: Story = {
  parameters: likeTheList,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Accounts export' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Revoke key' }))
    const row = within(await canvas.findByRole('row', { name: /Accounts export/ }))
    await expect(await row.findByText('Revoked')).toBeVisible()
    const keys = await worldOf(loaded).call('adminListApiKeys', {})
    await expect(keys.filter(({ state }) => state === 'revoked')).toHaveLength(2)
  },
}

const failed = {
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'administrator', overrides: { adminListApiKeys: { error: 'server_error' } } },
  },
} as const
/** [INT-1] */
export const Failed: Story = triedAgain(failed, 'adminListApiKeys', 'API keys')
