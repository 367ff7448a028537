import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt, worldOf } from '../../../.storybook/page-story.tsx'

const administrator = { api: { persona: 'administrator' } } as const
const visualOff = (why: string) => ({ ...administrator, visual: { disable: why } })
const list = 'Looks as any list of the administration does.'
const form = 'Looks as ZoneConflict does.'

const meta = {
  title: 'Pages/Administration shipping',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...administrator },
  ...pageAt('/admin/shipping/zones'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const zoneOf = (world: World, id: string) => world.call('adminGetShippingZone', { id })

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

async function openMenu(canvasElement: HTMLElement, zone: string, item: string) {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: `Actions for zone ${zone}` }),
  )
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

/** [ADM-7] */
export const Zones: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'New zone' })).toBeVisible())
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Actions for zone 110' })).toBeVisible(),
    )
  },
}

/** [ADM-7] */
export const ZonesNotFound: Story = {
  ...pageAt('/admin/shipping/zones?search=atlantis'),
  parameters: visualOff(list),
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText('No zones match these filters.')).toBeVisible(),
    )
  },
}

export const ZonesFailed: Story = {
  parameters: {
    ...visualOff('Looks as any failed list does.'),
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'administrator', overrides: { adminListShippingZones: { error: 'server_error' } } },
  },
}
export const ZonesTriedAgain: Story = triedAgain(ZonesFailed, 'adminListShippingZones', 'Shipping zones')

/** [ADM-7] What is wrong is said at its field; what is right is in the list. */
export const ZoneAdded: Story = {
  parameters: {
    ...visualOff(form),
    expectedMessages: [
      'ApiError: Enter 1 to 6 digits; the first is not 0',
      'ApiError: This cannot be fewer days than the first',
    ],
  },
  play: async ({ canvasElement, loaded }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New zone' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New zone' }))
    await type(dialog.getByRole('textbox', { name: 'PIN prefix' }), '0781')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect(await dialog.findByText('Enter 1 to 6 digits; the first is not 0')).toBeVisible(),
    )
    await type(dialog.getByRole('textbox', { name: 'PIN prefix' }), '78100')
    await type(dialog.getByRole('textbox', { name: 'City' }), 'Guwahati')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'State' }), 'Assam')
    await type(dialog.getByRole('textbox', { name: 'Standard to' }), '2')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect(await dialog.findByText('This cannot be fewer days than the first')).toBeVisible(),
    )
    await type(dialog.getByRole('textbox', { name: 'Standard to' }), '7')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await screen.findByText('Zone 78100 saved')).toBeVisible())
    await expect(await zoneOf(worldOf(loaded), '78100')).toMatchObject({
      city: 'Guwahati',
      state: 'Assam',
      express: false,
      standardDays: { min: 3, max: 7 },
    })
  },
}

/** [ADM-9] Nobody saves over what somebody else saved meanwhile without seeing it. */
export const ZoneConflict: Story = {
  parameters: { expectedMessages: ['ZoneConflict: Somebody else changed this zone'] },
  play: async ({ canvasElement, loaded }) => {
    await openMenu(canvasElement, '110', 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit zone 110' }))
    const world = worldOf(loaded)
    await world.call('adminUpdateShippingZone', {
      ...(await zoneOf(world, '110')),
      standardDays: { min: 2, max: 8 },
    })
    await type(dialog.getByRole('textbox', { name: 'Standard to' }), '6')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const differing = within(await dialog.findByRole('table', { name: 'What differs' }))
    await expect(differing.getByText('3–6')).toBeVisible()
    await expect(differing.getByText('2–8')).toBeVisible()
  },
}

/** [ADM-9] The choice between the two versions is the administrator's. */
export const ZoneConflictDecided: Story = {
  parameters: { ...visualOff(form), expectedMessages: ['ZoneConflict: Somebody else changed this zone'] },
  play: async context => {
    await ZoneConflict.play?.(context)
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit zone 110' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Standard to' })).toHaveValue('8'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await screen.findByText('Zone 110 saved')).toBeVisible())
  },
}

/** [ADM-9] A zone that is deleted comes back within ten seconds. */
export const ZoneDeleted: Story = {
  parameters: visualOff(list),
  play: async ({ canvasElement, loaded }) => {
    await openMenu(canvasElement, '110', 'Delete')
    await waitFor(async () => expect(await screen.findByText('1 zone deleted')).toBeVisible())
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('button', { name: 'Actions for zone 110' })).toBeNull(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Actions for zone 110' }),
    ).toBeVisible()
    await expect(await zoneOf(worldOf(loaded), '110')).toMatchObject({ id: '110' })
  },
}

/** [ADM-7] A dry run names row and column of each mistake, and a right file goes in. */
export const ZonesImported: Story = {
  parameters: visualOff('Looks as any Dialog with a table does.'),
  play: async ({ canvasElement, loaded }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Import' }))
    const dialog = await screen.findByRole('dialog', { name: 'Import zones' })
    const choose = async (csv: string) => {
      const input = dialog.querySelector('input[type=file]')
      await userEvent.upload(input as HTMLInputElement, new File([csv], 'zones.csv', { type: 'text/csv' }))
    }
    await choose('PIN prefix,Cash on delivery\n110,perhaps\n')
    const table = within(await screen.findByRole('table', { name: 'Mistakes' }))
    await expect(table.getByText('Choose whether cash on delivery is offered')).toBeVisible()
    await choose('PIN prefix,Cash on delivery\n110,no\n')
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Import' }))
    await waitFor(async () => expect(await screen.findByText('0 zones created, 1 changed')).toBeVisible())
    await expect(await zoneOf(worldOf(loaded), '110')).toMatchObject({ cod: false, express: true })
  },
}

/** [ADM-7] What somebody in Guwahati would see on a Friday at 18:00: the parcel leaves on Monday. */
export const DeliveryTested: Story = {
  ...pageAt('/admin/shipping'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tester = within(await canvas.findByRole('form', { name: 'Try a PIN code' }))
    await userEvent.click(tester.getByRole('button', { name: 'Show what they see' }))
    await expect(await tester.findByText('Choose day and time')).toBeVisible()
    await type(tester.getByRole('textbox', { name: 'PIN code' }), '781001')
    await type(tester.getByRole('textbox', { name: 'Value of the cart' }), '300')
    await fireEvent.change(tester.getByLabelText('Day and time in India'), {
      target: { value: '2026-11-20T18:00' },
    })
    await userEvent.click(tester.getByRole('button', { name: 'Show what they see' }))
    const answer = within(await canvas.findByRole('status'))
    await expect(answer.getByText('23 Nov 2026')).toBeVisible()
    // The demo shop's banner promises free delivery on every order.
    await expect(answer.getByText('Arrives 26–30 November, free')).toBeVisible()
  },
}

/** [ADM-7] A PIN code that is none is refused at its field. */
export const DeliveryTestRefused: Story = {
  ...pageAt('/admin/shipping'),
  parameters: {
    ...visualOff('Looks as DeliveryTested does.'),
    expectedMessages: ['ApiError: Enter a valid 6-digit PIN code'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tester = within(await canvas.findByRole('form', { name: 'Try a PIN code' }))
    await type(tester.getByRole('textbox', { name: 'PIN code' }), '01')
    await fireEvent.change(tester.getByLabelText('Day and time in India'), {
      target: { value: '2026-11-20T18:00' },
    })
    await userEvent.click(tester.getByRole('button', { name: 'Show what they see' }))
    await expect(await tester.findByText('Enter a valid 6-digit PIN code')).toBeVisible()
  },
}
