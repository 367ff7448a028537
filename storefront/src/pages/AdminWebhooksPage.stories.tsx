import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { World } from '@shruti/mock-api'
import { failedPageMessages, triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt } from '../../../.storybook/page-story.tsx'

const url = 'https://erp.example/hooks/shruti'

/** Webhooks with a log: what was delivered, what waits after a failure, and what was given up. */
const withLog = (state: 'active' | 'stopped' = 'active') =>
  ({
    persona: 'administrator',
    prepare: async (world: World) => {
      const { store } = world.shop.dependencies
      const { webhook } = await world.call('adminCreateWebhook', {
        url,
        events: ['order.placed', 'order.shipped', 'refund.processed'],
      })
      await world.call('adminTestWebhook', { id: webhook.id })
      await store.transaction(async tx => {
        const [record] = await tx.list('webhooks', {})
        const [sent] = await tx.list('webhookDeliveries', {})
        if (!record || !sent) throw new Error('There is nothing to copy')
        const at = '2026-11-20T05:20:00.000Z'
        const attempt = { at, status: 503, ms: 1240, excerpt: 'upstream is restarting' }
        const problem = 'The receiver answered 503'
        const known = { ...record, id: 'webhook', state, failingSince: state === 'active' ? at : null }
        await tx.delete('webhooks', record.id)
        await tx.put('webhooks', { ...known, failingSince: at })
        await tx.put('webhookDeliveries', { ...sent, webhookId: known.id })
        await tx.put('webhookDeliveries', {
          ...sent,
          id: 'msg_waiting',
          webhookId: known.id,
          event: 'order.shipped',
          status: 'waiting',
          attempts: [{ ...attempt, problem }],
          createdAt: at,
          nextAttemptAt: '2026-11-20T05:40:00.000Z',
        })
        await tx.put('webhookDeliveries', {
          ...sent,
          id: 'msg_given_up',
          webhookId: known.id,
          event: 'order.placed',
          status: 'given_up',
          attempts: [
            { ...attempt, problem },
            { at, status: null, ms: 10_000, problem: 'The receiver did not answer in time', excerpt: '' },
          ],
          createdAt: '2026-11-19T04:00:00.000Z',
        })
      })
    },
  }) as const

const meta = {
  title: 'Pages/Administration webhooks',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: withLog() },
  ...pageAt('/admin/settings/webhooks'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [INT-2] Where events go, which, and how each fares. */
export const Webhooks: Story = {
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('row', { name: /erp\.example/ }))
    await expect(row.getByText('Failing')).toBeVisible()
    await expect(row.getByText('order.placed, order.shipped, refund.processed')).toBeVisible()
  },
}

/** [INT-2] A new webhook has a secret, which is shown once; an address within a private network is refused. */
export const Added: Story = {
  parameters: {
    api: { persona: 'administrator', prepare: () => Promise.resolve() },
    expectedMessages: ['ApiError: Use an address that begins with https://'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No webhooks yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add webhook' }))
    const form = within(await canvas.findByRole('form', { name: 'Add a webhook' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Address' }), 'http://10.0.0.1/hook')
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }))
    await expect(await form.findByText('Choose at least one event')).toBeVisible()
    await userEvent.click(form.getByRole('checkbox', { name: /^order\.placed/ }))
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }))
    await expect(await form.findByText('Use an address that begins with https://')).toBeVisible()
    await userEvent.clear(form.getByRole('textbox', { name: 'Address' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Address' }), url)
    await userEvent.click(form.getByRole('button', { name: 'Add webhook' }))
    const secret = within(await canvas.findByRole('group', { name: 'Secret' }))
    await expect(secret.getByText(/^whsec_/)).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /erp\.example/ })).toBeVisible()
  },
}

/** [INT-2] The events to choose from, each with when it is sent. */
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add webhook' }))
    await expect((await canvas.findAllByRole('checkbox')).length).toBe(9)
  },
}

/** [INT-2] What was sent, how it went, and what is tried again when. */
export const Log: Story = {
  ...pageAt('/admin/settings/webhooks/webhook'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = within(await canvas.findByRole('row', { name: /order\.placed/ }))
    await userEvent.click(row.getByText('2 attempts'))
    await expect(row.getByText(/The receiver did not answer in time, 10,000 ms/)).toBeVisible()
  },
}

/** [INT-2] */
export const SentAgain: Story = {
  ...pageAt('/admin/settings/webhooks/webhook?status=given_up'),
  parameters: { visual: { disable: 'Looks as Log does, with fewer rows.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Send again: order\.placed/ }))
    await expect(await canvas.findByText('No such deliveries')).toBeVisible()
    await waitFor(async () => expect(await screen.findByText('The receiver answered 200.')).toBeVisible())
    // The webhook is asked for beside its deliveries, and may come after them.
    await waitFor(() => expect(canvas.queryByText('Deliveries fail')).not.toBeInTheDocument())
  },
}

/** [INT-2] One that failed for days is stopped, and says what to do. */
export const Stopped: Story = {
  ...pageAt('/admin/settings/webhooks/webhook'),
  parameters: { api: withLog('stopped') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The shop stopped this webhook')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send test event' })).not.toBeInTheDocument()
  },
}

/** [INT-2] Turned on again, it can be tried; a new secret is shown once; deleting leads back to the list. */
export const Managed: Story = {
  ...pageAt('/admin/settings/webhooks/webhook'),
  parameters: { api: withLog('stopped'), visual: { disable: 'Ends at the list without webhooks.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send test event' }))
    await waitFor(() => expect(canvas.getAllByRole('row', { name: /webhook\.test/ })).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'New secret' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Make new secret' }))
    await expect(await canvas.findByRole('group', { name: 'Secret' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const last = within(await screen.findByRole('alertdialog'))
    await userEvent.click(last.getByRole('button', { name: 'Delete webhook' }))
    await expect(await canvas.findByText('No webhooks yet')).toBeVisible()
  },
}

const failed = {
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'administrator', overrides: { adminListWebhooks: { error: 'server_error' } } },
  },
} as const
/** [INT-2] */
export const Failed: Story = triedAgain(failed, 'adminListWebhooks', 'Webhooks')
