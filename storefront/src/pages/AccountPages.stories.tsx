import type { World } from '@shruti/mock-api'
import type { OperationName } from '@shruti/server/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { failedPageMessages, triedAgain } from '../../../.storybook/failed-page.ts'
import { longestAddress } from '../../../.storybook/longest-address.ts'
import { pageAt, worldOf } from '../../../.storybook/page-story.tsx'

const meta = {
  title: 'Pages/Account',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'customer' } },
  ...pageAt('/profile'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [AUTH-12] */
export const Profile: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Change email' })).toBeVisible()
  },
}
/** Who signed in by phone alone is asked for a name. */
export const ProfileWithoutName: Story = {
  parameters: {
    api: {
      persona: 'customer',
      prepare: async ({ shop: { dependencies } }: World) => {
        await dependencies.store.transaction(async tx => {
          const asha = await tx.get('users', 'usr_asha')
          if (asha)
            await tx.put('users', { ...asha, name: null, username: null, email: null, passwordHash: null })
        })
      },
    },
  },
}
/** [AUTH-12] A code went to the new address, which takes effect with it. */
export const EmailCodeSent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'New email' }), 'asha.rao@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }))
    await expect(await canvas.findByRole('textbox', { name: 'OTP' })).toHaveFocus()
  },
}
/** [AUTH-9] The session ended while the name was being typed: it stays, and a sign-in in place saves it. */
export const SessionEnded: Story = {
  parameters: {
    api: { persona: 'customer', overrides: { updateAccount: { error: 'unauthenticated' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Change name' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Asha Rao Kulkarni')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Your session has ended' })
    // It comes in where motion is allowed.
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(name).toHaveValue('Asha Rao Kulkarni')
  },
}
export const ProfileFailed: Story = {
  parameters: {
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'customer', overrides: { getAccount: { error: 'server_error' } } },
  },
}
export const Addresses: Story = { ...pageAt('/profile/addresses') }
/** [AUTH-12] Whoever uses the keyboard goes on in the form that opens, and after it where they were. */
export const KeyboardStaysWithAddresses: Story = {
  ...pageAt('/profile/addresses'),
  parameters: { visual: { disable: 'Looks as Addresses does.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: 'Add new address' })
    const edit = canvas.getAllByRole('button', { name: /^Edit / })[0]!
    for (const name of ['Add new address', edit.getAttribute('aria-label')!]) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus())
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    }
  },
}
export const NoAddresses: Story = {
  ...pageAt('/profile/addresses'),
  parameters: { api: { persona: 'customer', scenario: 'empty' } },
}
/** It went at once, and can be had back. */
export const AddressRemoved: Story = {
  ...pageAt('/profile/addresses'),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Remove / })
    if (first) await userEvent.click(first)
    await expect(await within(canvasElement).findByRole('button', { name: 'Undo' })).toHaveFocus()
  },
}
/** [AUTH-7][AUTH-8] */
export const Security: Story = { ...pageAt('/profile/security') }
/** [AUTH-7] */
export const PasswordRefused: Story = {
  ...pageAt('/profile/security'),
  parameters: { expectedMessages: ['ApiError: Current password is incorrect'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }))
    await userEvent.type(canvas.getByLabelText('Current password'), 'not-this-one')
    await userEvent.type(canvas.getByLabelText('New password'), 'monsoon-kafi-thumri')
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await expect(await canvas.findByText('Current password is incorrect')).toBeVisible()
  },
}
/** [AUTH-10] */
export const SecurityOfAnAdministrator: Story = {
  ...pageAt('/profile/security'),
  parameters: { api: { persona: 'administrator' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Turn on two-step sign-in' }),
    ).toBeVisible()
  },
}
/** [AUTH-10] */
export const SecondStepSetup: Story = {
  ...pageAt('/profile/security'),
  parameters: { api: { persona: 'administrator' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on two-step sign-in' }))
    await expect(await canvas.findByRole('img', { name: /^Two-step sign-in/ })).toBeVisible()
  },
}
/** [AUTH-10] Shown once. */
export const RecoveryCodesShown: Story = {
  ...pageAt('/profile/security'),
  parameters: {
    api: {
      persona: 'administrator',
      overrides: {
        confirmSecondFactor: {
          data: { recoveryCodes: ['4821-0937-5526', '1190-4472-8830', '7305-6618-2047', '9954-3021-7716'] },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on two-step sign-in' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    await expect(await canvas.findByText('4821-0937-5526')).toBeVisible()
  },
}
/** [AUTH-11] */
export const Privacy: Story = { ...pageAt('/profile/privacy') }

/** Eleven minutes after signing in. */
const confirmationRanOut = (world: World) => {
  world.shop.clock.advance(11 * 60_000)
  return Promise.resolve()
}

/** [AUTH-9] */
export const ConfirmationAsked: Story = {
  ...pageAt('/profile/privacy'),
  parameters: { api: { persona: 'customer', prepare: confirmationRanOut } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Download your data' }))
    await expect(await within(document.body).findByLabelText('Password')).toHaveFocus()
  },
}
/** [AUTH-11] With orders on their way the account stays, and the page says until when. */
export const DeletionRefused: Story = {
  ...pageAt('/profile/privacy'),
  parameters: { expectedMessages: ['ApiError: You have open orders'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete account' }))
    const dialog = await within(document.body).findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }))
    await expect(await within(canvasElement).findByText('You have open orders')).toBeVisible()
  },
}
/** [FAV-1] */
export const Favorites: Story = {
  ...pageAt('/favorites'),
  parameters: {
    api: {
      persona: 'customer',
      prepare: async (world: World) => {
        await world.call('addFavorite', { productId: 'prd_tivra' })
        await world.call('addFavorite', { productId: 'prd_meend' })
      },
    },
  },
}
export const NoFavorites: Story = {
  ...pageAt('/favorites'),
  parameters: { api: { persona: 'customer', scenario: 'empty' } },
}
/** [NOTE-1] */
export const Notifications: Story = { ...pageAt('/notifications') }
export const FavoritesFailed: Story = {
  ...pageAt('/favorites'),
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'customer', overrides: { listFavorites: { error: 'server_error' } } },
  },
}
export const FavoritesFailedTriedAgain: Story = triedAgain(FavoritesFailed, 'listFavorites', 'Favorites')
/** [NOTE-1] The list says itself that it could not be loaded. */
export const NotificationsFailed: Story = {
  ...pageAt('/notifications'),
  parameters: { api: { persona: 'customer', overrides: { listOrders: { error: 'server_error' } } } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(await main.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
/** [NOTE-1] */
export const NotificationsTriedAgain: Story = {
  ...NotificationsFailed,
  parameters: { ...NotificationsFailed.parameters, visual: { disable: true } },
  play: async ({ canvasElement, loaded }) => {
    const main = within(within(canvasElement).getByRole('main'))
    const retry = await main.findByRole('button', { name: 'Try again' })
    worldOf(loaded).recover('listOrders')
    await userEvent.click(retry)
    await expect((await main.findAllByRole('link', { name: /SHR-/ }))[0]).toBeVisible()
  },
}
/** [NOTE-1] */
export const NoNotifications: Story = {
  ...pageAt('/notifications'),
  parameters: { api: { persona: 'customer', scenario: 'empty' } },
}
export const ProfileTriedAgain: Story = triedAgain(ProfileFailed, 'getAccount', 'Profile')

/** A section of the account that fails looks as the profile does; its own button shows that it has come. */
const sectionTriedAgain = (path: string, operation: OperationName, button: string): Story => {
  const failed: Story = {
    ...pageAt(path),
    parameters: {
      expectedMessages: failedPageMessages,
      api: { persona: 'customer', overrides: { [operation]: { error: 'server_error' } } },
    },
  }
  const story = triedAgain(failed, operation, 'Profile')
  return {
    ...story,
    play: async context => {
      await story.play(context)
      await expect(await within(context.canvasElement).findByRole('button', { name: button })).toBeVisible()
    },
  }
}
export const AddressesTriedAgain: Story = sectionTriedAgain(
  '/profile/addresses',
  'listAddresses',
  'Add new address',
)
export const SecurityTriedAgain: Story = sectionTriedAgain(
  '/profile/security',
  'listSessions',
  'Change password',
)
export const PrivacyTriedAgain: Story = sectionTriedAgain(
  '/profile/privacy',
  'listConsents',
  'Download your data',
)

const nameAndAddresses = async (world: World) => {
  await world.call('updateAccount', { name: longestAddress.fullName })
  await world.call('createAddress', longestAddress)
  await world.call('createAddress', { ...longestAddress, type: 'work' })
}
export const ProfileWithLongName: Story = {
  parameters: { api: { persona: 'customer', prepare: nameAndAddresses } },
}
export const LongAddresses: Story = {
  ...pageAt('/profile/addresses'),
  parameters: { api: { persona: 'customer', prepare: nameAndAddresses } },
}
export const ManyFavorites: Story = {
  ...pageAt('/favorites'),
  parameters: {
    api: {
      persona: 'customer',
      prepare: async (world: World) => {
        for (const { id } of await world.call('listProducts', {}))
          await world.call('addFavorite', { productId: id })
      },
    },
  },
}
