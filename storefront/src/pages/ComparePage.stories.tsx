import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt } from '../../../.storybook/page-story.tsx'

const meta = {
  title: 'Pages/Compare',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/compare?products=tivra,komal'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [BEY-6] Only what differs, with a way to all of it. */
export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('row', { name: /^Noise cancelling/ })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /^Driver/ })).toBeInTheDocument()
    await expect(canvas.queryByRole('row', { name: /^Sold as/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Show everything' })).toHaveAttribute(
      'href',
      '/compare?products=tivra,komal&all=true',
    )
  },
}
export const Everything: Story = {
  ...pageAt('/compare?products=tivra,komal&all=true'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: /^Sold as/ })).toBeVisible()
  },
}
export const Four: Story = { ...pageAt('/compare?products=tivra,shuddha,komal,meend') }
/** [BEY-6] Five are one too many: the last is named. */
export const Five: Story = {
  ...pageAt('/compare?products=tivra,shuddha,komal,meend,bindu'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Left out: Bindu\./)).toBeVisible()
  },
}
/** [BEY-6] */
export const One: Story = {
  ...pageAt('/compare?products=komal'),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Choose one more product to compare Komal with.'),
    ).toBeVisible()
  },
}
/** [BEY-6] */
export const Unknown: Story = {
  ...pageAt('/compare?products=tivra,nadi,komal'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/We do not sell “nadi”/)).toBeVisible()
  },
}
/** [BEY-6] */
export const DifferentKinds: Story = {
  ...pageAt('/compare?products=tivra,laya,foam-tips'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/These are of different kinds/)).toBeVisible()
  },
}
/** [BEY-6] A product is added to the comparison, which is then in the address. */
export const Empty: Story = {
  ...pageAt('/compare'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Nothing to compare yet')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add a product' }), 'Komal')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(await canvas.findByRole('columnheader', { name: /Komal/ })).toBeVisible()
  },
}
/** [BEY-6] */
export const SoldOut: Story = { parameters: { api: { persona: 'guest', scenario: 'outOfStock' } } }
export const Failed: Story = {
  parameters: {
    // The page says on the console why it could not be shown.
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'guest', overrides: { getProduct: { error: 'server_error' } } },
  },
}
export const FailedTriedAgain: Story = triedAgain(Failed, 'getProduct', /ompare/)
