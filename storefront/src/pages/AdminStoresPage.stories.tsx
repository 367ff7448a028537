import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failedPageMessages, triedAgain } from '../../../.storybook/failed-page.ts'
import { halfAPixel, pageAt, worldOf } from '../../../.storybook/page-story.tsx'

const administrator = { api: { persona: 'administrator' } } as const
const looksAs = (what: string) => ({ ...administrator, visual: { disable: `Looks as ${what} does.` } })

const meta = {
  title: 'Pages/Administration stores',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...administrator },
  ...pageAt('/admin/settings/stores'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

async function open(canvasElement: HTMLElement, button: string, dialog: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: dialog }))
}

/** [ADM-7] */
export const Stores: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Edit Shruti Bandra West' })).toBeVisible(),
    )
  },
}

/** [ADM-7] What is wrong is said at its field; what is right is on the page of stores. */
export const StoreAdded: Story = {
  parameters: { ...looksAs('Stores'), expectedMessages: ['ApiError: Enter the city'] },
  play: async ({ canvasElement, loaded }) => {
    const dialog = await open(canvasElement, 'New store', 'New store')
    await type(dialog.getByRole('textbox', { name: 'Name' }), 'Shruti Koregaon Park')
    await type(dialog.getByRole('textbox', { name: 'Address' }), '5 North Main Road, Pune 411001')
    await type(dialog.getByRole('textbox', { name: 'PIN code' }), '411001')
    await type(dialog.getByRole('textbox', { name: 'Phone' }), '020 4000 0200')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await dialog.findByText('Enter the city')).toBeVisible())
    await type(dialog.getByRole('textbox', { name: 'City' }), 'Pune')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await screen.findByText('Shruti Koregaon Park saved')).toBeVisible())
    const stores = await worldOf(loaded).call('listStores', {})
    await expect(stores.at(-1)).toMatchObject({
      city: 'Pune',
      hours: 'Monday-Saturday 10:30 AM-8:00 PM IST',
    })
  },
}

/** [ADM-9] Nobody saves over what somebody else saved meanwhile without seeing it. */
export const StoreConflict: Story = {
  parameters: {
    served: halfAPixel(15_000),
    expectedMessages: ['StoreConflict: Somebody else changed this store'],
  },
  play: async ({ canvasElement, loaded }) => {
    const dialog = await open(canvasElement, 'Edit Shruti Bandra West', 'Edit Shruti Bandra West')
    const world = worldOf(loaded)
    const store = await world.call('adminGetStore', { id: 'store_mumbai' })
    await world.call('adminUpdateStore', { ...store, phone: '022 4000 0999' })
    await type(dialog.getByRole('textbox', { name: 'Phone' }), '022 4000 0333')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const differing = within(await dialog.findByRole('table', { name: 'What differs' }))
    await expect(differing.getByText('022 4000 0333')).toBeVisible()
    await expect(differing.getByText('022 4000 0999')).toBeVisible()
  },
}

/** [ADM-7] A hidden store is gone from the page of stores, and stays in the list. */
export const StoreHidden: Story = {
  parameters: looksAs('Stores'),
  play: async ({ canvasElement, loaded }) => {
    const dialog = await open(canvasElement, 'Edit Shruti Bandra West', 'Edit Shruti Bandra West')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Hide it from the page of stores' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const row = within(await within(canvasElement).findByRole('row', { name: /Shruti Bandra West/ }))
    await waitFor(() => expect(row.getByText('Hidden')).toBeVisible())
    const stores = await worldOf(loaded).call('listStores', {})
    await expect(stores.map(({ id }) => id)).not.toContain('store_mumbai')
  },
}

/** [ADM-9] A store that is deleted comes back within ten seconds. */
export const StoreDeleted: Story = {
  parameters: looksAs('Stores'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Shruti Bandra West' }))
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Edit Shruti Bandra West' })).not.toBeInTheDocument(),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: 'Edit Shruti Bandra West' })).toBeVisible()
  },
}

/** [ADM-7] */
export const NoStores: Story = {
  parameters: {
    visual: { disable: 'Looks as any empty list does.' },
    api: {
      persona: 'administrator',
      prepare: async (world: World) => {
        const stores = await world.call('adminListStores', {})
        await world.call('adminDeleteStores', { ids: stores.map(({ id }) => id) })
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No stores yet')).toBeVisible()
  },
}

const failed = {
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'administrator', overrides: { adminListStores: { error: 'server_error' } } },
  },
} as const
/** [ADM-7] */
export const StoresFailed: Story = triedAgain(failed, 'adminListStores', 'Stores')
