import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { failedPageMessages, triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt } from '../../../.storybook/page-story.tsx'

const meta = {
  title: 'Pages/Product news',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/product/foam-tips/tell-me?about=back_in_stock&color=Graphite'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const verified = async ({ shop: { dependencies } }: World) => {
  await dependencies.store.transaction(async tx => {
    const asha = await tx.get('users', 'usr_asha')
    if (asha) await tx.put('users', { ...asha, emailVerified: true })
  })
}
const waiting = async (world: World) => {
  await verified(world)
  const products = await world.call('listProducts', {})
  for (const { id } of products.slice(0, 3)) {
    await world.call('createProductAlert', { id, kind: 'price_drop' })
  }
}

/** [BEY-8] */
export const BackInStock: Story = {}
/** [BEY-8] */
export const CostsLess: Story = { ...pageAt('/product/tivra/tell-me?about=price_drop') }
/** [BEY-8] Nothing but a link is sent before the address is confirmed. */
export const LinkSent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(
      await within(canvas.getByRole('main')).findByRole('textbox', { name: 'Email' }),
      'meera@example.in',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }))
    await expect(await canvas.findByText('Check your email')).toBeVisible()
    await expect(canvas.getByText(/We have sent a link to meera@example\.in/)).toBeVisible()
  },
}
/** [BEY-8] What is wrong stands at the field, and what was typed stays. */
export const WrongEmail: Story = {
  parameters: {
    // The shop says on the console why a call failed [CLI-1].
    expectedMessages: ['ApiError: Enter a valid email address'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(
      await within(canvas.getByRole('main')).findByRole('textbox', { name: 'Email' }),
      'meera',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }))
    await expect(await canvas.findByText('Enter a valid email address')).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByRole('textbox', { name: 'Email' })).toHaveValue(
      'meera',
    )
  },
}
/** [BEY-8] A verified address waits at once. */
export const Waiting: Story = {
  parameters: { api: { persona: 'customer', prepare: verified } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell me' }))
    await expect(await canvas.findByText('We will tell you')).toBeVisible()
  },
}
export const InStock: Story = { ...pageAt('/product/tivra/tell-me?about=back_in_stock') }
/** [BEY-8] Where the link of a message leads: opening it does nothing. */
export const Confirm: Story = { ...pageAt('/product-alerts/confirm?token=none') }
/** [BEY-8] A link that is too old says so. */
export const OldLink: Story = {
  ...pageAt('/product-alerts/confirm?token=none'),
  parameters: { expectedMessages: ['ApiError: This link no longer works'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText('This link no longer works')).toBeVisible()
  },
}
export const Confirmed: Story = { ...pageAt('/product-alerts/confirm?done=1') }
export const Stop: Story = { ...pageAt('/product-alerts/stop?token=none') }
export const Stopped: Story = { ...pageAt('/product-alerts/stop?done=1') }
/** [BEY-8] */
export const InTheProfile: Story = {
  ...pageAt('/profile/product-news'),
  parameters: { api: { persona: 'customer', prepare: waiting } },
}
/** [BEY-8] Removing can be undone in place. */
export const Removed: Story = {
  ...pageAt('/profile/product-news'),
  parameters: { api: { persona: 'customer', prepare: waiting } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [remove] = await canvas.findAllByRole('button', { name: /^Remove / })
    if (!remove) throw new Error('There is nothing to remove')
    await userEvent.click(remove)
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus()
  },
}
export const NothingInTheProfile: Story = {
  ...pageAt('/profile/product-news'),
  parameters: { api: { persona: 'customer' } },
}
export const FailedTriedAgain: Story = triedAgain(
  {
    parameters: {
      expectedMessages: failedPageMessages,
      api: { persona: 'guest', overrides: { getProduct: { error: 'server_error' } } },
    },
  },
  'getProduct',
  'Tell me when it is back',
)
const inTheProfileTriedAgain = triedAgain(
  {
    ...pageAt('/profile/product-news'),
    parameters: {
      expectedMessages: failedPageMessages,
      api: {
        persona: 'customer',
        prepare: waiting,
        overrides: { listProductAlerts: { error: 'server_error' } },
      },
    },
  } satisfies Story,
  'listProductAlerts',
  'Profile',
)
export const InTheProfileTriedAgain: Story = {
  ...inTheProfileTriedAgain,
  play: async context => {
    await inTheProfileTriedAgain.play(context)
    const removals = within(context.canvasElement).getAllByRole('button', { name: /^Remove / })
    await expect(removals).toHaveLength(3)
  },
}
