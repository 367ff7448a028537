import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageAt } from '../../../.storybook/page-story.tsx'

const meta = {
  title: 'Pages/Account',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'customer' } },
  ...pageAt('/profile'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Profile: Story = {}
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
