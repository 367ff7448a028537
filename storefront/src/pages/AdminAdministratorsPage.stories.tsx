import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { administratorPassword, type World } from '@shruti/mock-api'
import { failedPageMessages, triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt, worldOf } from '../../../.storybook/page-story.tsx'

const sunita = {
  username: 'sunita',
  name: 'Sunita Das',
  email: 'sunita@example.in',
  role: 'support',
  password: 'three calls before the tea',
} as const

/** Two administrators: the owner who looks, and one for support. */
const two = {
  persona: 'administrator',
  prepare: async (world: World) => {
    await world.call('adminCreateAdministrator', sunita)
  },
} as const

const likeTheList = { visual: { disable: 'Looks as Administrators does.' } }

const meta = {
  title: 'Pages/Administration administrators',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: two },
  ...pageAt('/admin/settings/administrators'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The row of an administrator, and what can be done with it. */
async function chooseFor(canvasElement: HTMLElement, name: string, action: string) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** [ADM-7] Who may use the administration, as what, and when they were last there. */
export const Administrators: Story = {
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('row', { name: /Sunita Das/ }))
    await expect(row.getByText('Support')).toBeVisible()
    await expect(row.getByText('Not signed in')).toBeVisible()
    await expect(row.getByText('Off')).toBeVisible()
  },
}

/** [ADM-7] The new administrator is in the list; the password is nowhere any more. */
export const Added: Story = {
  parameters: { ...likeTheList, expectedMessages: ['ApiError: Username already taken'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add administrator' }))
    const form = within(await canvas.findByRole('form', { name: 'Add an administrator' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Farida Khan')
    await userEvent.type(form.getByRole('textbox', { name: 'Username' }), 'sunita')
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'farida@example.in')
    await userEvent.click(form.getByRole('radio', { name: /^Catalogue/ }))
    await userEvent.type(form.getByLabelText('Temporary password'), 'eleven mangoes in a bucket')
    await userEvent.click(form.getByRole('button', { name: 'Add administrator' }))
    await expect(await form.findByText('Username already taken')).toBeVisible()
    const username = form.getByRole('textbox', { name: 'Username' })
    await userEvent.clear(username)
    await userEvent.type(username, 'farida')
    await userEvent.click(form.getByRole('button', { name: 'Add administrator' }))
    const row = within(await canvas.findByRole('row', { name: /Farida Khan/ }))
    await expect(row.getByText('Catalogue')).toBeVisible()
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
  },
}

/** [ADM-7] The fields of a new administrator, with what each role is for. */
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add administrator' }))
    const form = within(await canvas.findByRole('form', { name: 'Add an administrator' }))
    await userEvent.click(form.getByRole('button', { name: 'Add administrator' }))
    await expect(await form.findByText('Enter a name')).toBeVisible()
    await expect(form.getByText('Use at least 8 characters')).toBeVisible()
  },
}

/** [ADM-7] */
export const RoleChanged: Story = {
  parameters: likeTheList,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await chooseFor(canvasElement, 'Sunita Das', 'Change role')
    await userEvent.click(await canvas.findByRole('radio', { name: /^Operations/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save role' }))
    const row = within(await canvas.findByRole('row', { name: /Sunita Das/ }))
    await expect(await row.findByText('Operations')).toBeVisible()
  },
}

/** [ADM-7] The shop keeps an owner. */
export const LastOwner: Story = {
  parameters: {
    ...likeTheList,
    expectedMessages: ['ApiError: The shop needs an owner. Make somebody else an owner first.'],
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const all = await worldOf(loaded).call('adminListAdministrators', {})
    const name = all.find(({ role }) => role === 'owner')?.name ?? ''
    await chooseFor(canvasElement, name, 'Change role')
    await userEvent.click(await canvas.findByRole('radio', { name: /^Support/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save role' }))
    await expect(
      await canvas.findByText('The shop needs an owner. Make somebody else an owner first.'),
    ).toBeVisible()
  },
}

/** [ADM-7][AUTH-9] Removing asks first, and asks who it is where the sign-in is a while ago. */
export const Removed: Story = {
  parameters: likeTheList,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('row', { name: /Sunita Das/ })
    worldOf(loaded).shop.clock.advance(11 * 60_000)
    await chooseFor(canvasElement, 'Sunita Das', 'Remove admin access')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Remove admin access' }))
    const confirm = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    await userEvent.type(await confirm.findByLabelText('Password'), administratorPassword)
    await userEvent.click(confirm.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Sunita Das/ })).not.toBeInTheDocument())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** [ADM-7] Nobody removes themselves: that is not offered. */
export const OwnRow: Story = {
  parameters: likeTheList,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const all = await worldOf(loaded).call('adminListAdministrators', {})
    const name = all.find(({ role }) => role === 'owner')?.name ?? ''
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }))
    await waitFor(async () =>
      expect(await screen.findByRole('menuitem', { name: 'Sign out my other devices' })).toBeVisible(),
    )
    await expect(screen.queryByRole('menuitem', { name: 'Remove admin access' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}

const failed = {
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'administrator', overrides: { adminListAdministrators: { error: 'server_error' } } },
  },
} as const
/** [ADM-7] */
export const Failed: Story = triedAgain(failed, 'adminListAdministrators', 'Administrators')
