import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failedPageMessages, triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt, worldOf } from '../../../.storybook/page-story.tsx'

const administrator = { api: { persona: 'administrator' } } as const
const looksAs = (what: string) => ({ ...administrator, visual: { disable: `Looks as ${what} does.` } })

const meta = {
  title: 'Pages/Administration settings',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...administrator },
  ...pageAt('/admin/settings'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** [ADM-7] */
export const Settings: Story = {}

/** [ADM-7] What is saved stays, and nothing is asked on leaving. */
export const SettingsSaved: Story = {
  parameters: looksAs('Settings'),
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Identity and contacts' }))
    await type(form.getByRole('textbox', { name: 'Support phone' }), '1800 123 4567')
    await userEvent.click(form.getByRole('button', { name: 'Save identity and contacts' }))
    await waitFor(async () => expect(await screen.findByText('Settings saved')).toBeVisible())
    await expect(form.getByRole('textbox', { name: 'Support phone' })).toHaveValue('1800 123 4567')
    await waitFor(() =>
      expect(form.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument(),
    )
  },
}

/** [ADM-7] A GSTIN with a typing error is refused beside its field. */
export const SettingsRefused: Story = {
  parameters: looksAs('Settings'),
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Identity and contacts' }))
    await type(form.getByRole('textbox', { name: 'GSTIN' }), '29AAQCS4821K1ZR')
    await userEvent.click(form.getByRole('button', { name: 'Save identity and contacts' }))
    const message = 'This GSTIN has a typing error. Check each character.'
    await expect(await form.findByText(message)).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'GSTIN' })).toHaveAccessibleDescription(
      expect.stringContaining(message),
    )
  },
}

/** [ADM-7] What is saved is what the form of a new product begins with. */
export const TaxSaved: Story = {
  parameters: looksAs('Settings'),
  play: async ({ canvasElement, loaded }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Tax of new products' }))
    await type(form.getByRole('textbox', { name: 'HSN code' }), '85 18')
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'GST' }), '5%')
    const save = form.getByRole('button', { name: 'Save tax of new products' })
    await userEvent.click(save)
    await expect(await form.findByText('An HSN code has 4, 6 or 8 digits')).toBeVisible()
    await type(form.getByRole('textbox', { name: 'HSN code' }), '85183011')
    await userEvent.click(save)
    await waitFor(async () => expect(await screen.findByText('Settings saved')).toBeVisible())
    const { tax } = await worldOf(loaded).call('adminGetSettings', {})
    await expect(tax).toEqual({ hsn: '85183011', gstRate: 5 })
  },
}

/** [ADM-7] The form shows the next numbers while a prefix is typed, and refuses one of the other kind. */
export const NumberingRefused: Story = {
  parameters: {
    ...looksAs('Settings'),
    expectedMessages: [
      'ApiError: SHC has numbered credit notes. Numbers name one document: choose another prefix.',
    ],
  },
  play: async ({ canvasElement, loaded }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Invoice numbers' }))
    const invoices = form.getByRole('textbox', { name: 'Invoices begin with' })
    await type(invoices, 'kt')
    await expect(form.getByRole('status')).toHaveTextContent(/^Next invoice: KT\/2627\/000001\. /)
    await type(form.getByRole('textbox', { name: 'Credit notes begin with' }), 'CRN')
    await type(invoices, 'SHC')
    await userEvent.click(form.getByRole('button', { name: 'Save invoice numbers' }))
    await expect(await form.findByText(/^SHC has numbered credit notes/)).toBeVisible()
    const { numbering } = await worldOf(loaded).call('adminGetSettings', {})
    await expect(numbering.invoicePrefix).toBe('SHR')
  },
}

/** [AUTH-10] Who has no two-step sign-in cannot demand it, and so is not locked out. */
export const SecurityRefused: Story = {
  parameters: {
    ...looksAs('Settings'),
    expectedMessages: ['ApiError: Two-step sign-in is not on'],
  },
  play: async ({ canvasElement, loaded }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Security' }))
    await userEvent.click(
      form.getByRole('checkbox', { name: 'Demand two-step sign-in of all administrators' }),
    )
    await userEvent.click(form.getByRole('button', { name: 'Save security' }))
    await waitFor(async () => expect(await form.findByText('Two-step sign-in is not on')).toBeVisible())
    const { security } = await worldOf(loaded).call('adminGetSettings', {})
    await expect(security.administratorsNeedSecondFactor).toBe(false)
  },
}

/** [ADM-7] */
export const Shipping: Story = { ...pageAt('/admin/shipping'), parameters: looksAs('ShippingConflict') }

/** Another administrator saves delivery prices after the page was read. */
const savedMeanwhile = async (world: World) => {
  const { delivery, version } = await world.call('adminGetSettings', {})
  await world.call('adminSetDelivery', { ...delivery, expressPrice: 24_900, version })
}

/** [ADM-9] Nobody saves over what somebody else saved meanwhile without seeing it. */
export const ShippingConflict: Story = {
  parameters: { expectedMessages: ['SettingsConflict: Somebody else changed these settings'] },
  ...pageAt('/admin/shipping'),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const express = await canvas.findByRole('textbox', { name: 'Express delivery' })
    await savedMeanwhile(worldOf(loaded))
    await type(express, '179.50')
    await userEvent.click(canvas.getByRole('button', { name: 'Save delivery prices' }))
    const differing = within(await canvas.findByRole('table', { name: 'What differs' }))
    await expect(differing.getByText('₹179.50')).toBeVisible()
    await expect(differing.getByText('₹249')).toBeVisible()
  },
}

/** [ADM-9] The choice between the two versions is the administrator's. */
export const ShippingConflictDecided: Story = {
  ...pageAt('/admin/shipping'),
  parameters: {
    ...looksAs('ShippingConflict'),
    expectedMessages: ['SettingsConflict: Somebody else changed these settings'],
  },
  play: async context => {
    await ShippingConflict.play?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await waitFor(async () => expect(await screen.findByText('Settings saved')).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: 'Express delivery' })).toHaveValue('179.50')
    const { delivery } = await worldOf(context.loaded).call('adminGetSettings', {})
    await expect(delivery.expressPrice).toBe(17_950)
  },
}

/** [ADM-7] A line that is no holiday is named at its field; one that is moves what the tester and shoppers see. */
export const ShippingHolidays: Story = {
  ...pageAt('/admin/shipping'),
  parameters: looksAs('ShippingConflict'),
  play: async ({ canvasElement, loaded }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Dispatch and holidays' }))
    const save = form.getByRole('button', { name: 'Save dispatch and holidays' })
    await type(form.getByRole('textbox', { name: 'Holidays' }), 'Diwali')
    await userEvent.click(save)
    await expect(await form.findByText(/^“Diwali” is no holiday/)).toBeVisible()
    await type(form.getByRole('textbox', { name: 'Holidays' }), '2026-11-23 A holiday Monday')
    await userEvent.click(save)
    await waitFor(async () => expect(await screen.findByText('Settings saved')).toBeVisible())
    const { dispatch } = await worldOf(loaded).call('adminTestDelivery', {
      pincode: '560001',
      at: '2026-11-20T12:30:00.000Z',
      subtotal: 50_000,
    })
    await expect(dispatch).toBe('2026-11-24')
  },
}

/** [ADM-7] A courier with a page that is none is refused at its field; with a right one, orders can go with it. */
export const CourierAdded: Story = {
  ...pageAt('/admin/shipping'),
  parameters: looksAs('ShippingConflict'),
  play: async ({ canvasElement, loaded }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Couriers' }))
    await userEvent.click(form.getByRole('button', { name: 'Add a courier' }))
    const added = within(form.getByRole('group', { name: 'New courier' }))
    await type(added.getByRole('textbox', { name: 'Name' }), 'City Riders')
    const page = added.getByRole('textbox', { name: 'Tracking page' })
    await type(page, 'javascript:alert(1)')
    await userEvent.click(form.getByRole('button', { name: 'Save couriers' }))
    await expect(await added.findByText(/^Enter an address that begins with https/)).toBeVisible()
    await type(page, 'https://riders.example/{{number}')
    await userEvent.click(form.getByRole('button', { name: 'Save couriers' }))
    await waitFor(async () => expect(await screen.findByText('Settings saved')).toBeVisible())
    const { couriers } = await worldOf(loaded).call('adminGetSettings', {})
    await expect(couriers.at(-1)).toMatchObject({
      name: 'City Riders',
      page: 'https://riders.example/{number}',
      isActive: true,
    })
  },
}

/** [ADM-9] Nobody saves over a courier that somebody else changed meanwhile without seeing it. */
export const CourierConflict: Story = {
  ...pageAt('/admin/shipping'),
  parameters: {
    ...looksAs('ShippingConflict'),
    expectedMessages: ['SettingsConflict: Somebody else changed these settings'],
  },
  play: async ({ canvasElement, loaded }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Couriers' }))
    const world = worldOf(loaded)
    const { couriers, version } = await world.call('adminGetSettings', {})
    const off = couriers.map(courier => (courier.id === 'dtdc' ? { ...courier, isActive: false } : courier))
    await world.call('adminSetCouriers', { version, couriers: off })
    const nameOfEkart = () =>
      within(form.getByRole('group', { name: 'Ekart' })).getByRole('textbox', { name: 'Name' })
    await type(nameOfEkart(), 'Ekart Surface')
    await userEvent.click(form.getByRole('button', { name: 'Save couriers' }))
    const differing = within(await form.findByRole('table', { name: 'What differs' }))
    await expect(differing.getByText(/^DTDC, .*, not in use$/)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(nameOfEkart()).toHaveValue('Ekart'))
  },
}

/** [ADM-7] */
export const Payments: Story = { ...pageAt('/admin/payments'), parameters: looksAs('PaymentsAllOff') }

/** [ADM-7] One payment method stays on. */
export const PaymentsAllOff: Story = {
  parameters: { expectedMessages: ['ApiError: Keep at least one payment method on'] },
  ...pageAt('/admin/payments'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment methods' }))
    await waitFor(async () =>
      expect(await canvas.findByText('Keep at least one payment method on')).toBeVisible(),
    )
  },
}

const failed = {
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'administrator', overrides: { adminGetSettings: { error: 'server_error' } } },
  },
} as const
/** [ADM-7] */
export const SettingsFailed: Story = triedAgain(failed, 'adminGetSettings', 'Settings')
