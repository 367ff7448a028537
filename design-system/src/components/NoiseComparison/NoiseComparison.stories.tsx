import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { NoisePlayer, StartNoise } from './noise-player.ts'
import { NoiseComparison } from './NoiseComparison.tsx'

const player = { setLevels: fn(), setVolume: fn(), stop: fn() } satisfies NoisePlayer
const startStandIn: StartNoise = () => player

const meta = {
  title: 'Commerce/NoiseComparison',
  component: NoiseComparison,
  // A test machine has no loudspeaker: what sounds is a stand-in that notes what it is told.
  args: { ancDb: 35, start: startStandIn },
} satisfies Meta<typeof NoiseComparison>

export default meta
type Story = StoryObj<typeof NoiseComparison>

/** [BEY-7] Silent until it is asked for. */
export const Silent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Bus without noise cancelling.')
  },
}
/** [BEY-7] By keyboard: it plays, is switched to what is left, and stops. */
export const Cancelling: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    player.setLevels.mockClear()
    player.stop.mockClear()
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Play' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(player.setLevels).toHaveBeenLastCalledWith([
      -35,
      -37,
      -41,
      expect.closeTo(-33.33, 1),
      expect.closeTo(-25.67, 1),
      -18,
      -24,
      -30,
    ])
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Bus with noise cancelling: about \d+ dB less in all, up to 35 dB less at low frequencies\.$/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(player.stop).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}
/** [BEY-7] */
export const Aeroplane: Story = {
  args: { ancDb: 25 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Aeroplane' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Aeroplane without noise cancelling.')
  },
}
/** [BEY-7] The figures and the drawing stay. */
export const WithoutWebAudio: Story = {
  args: { start: () => null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your browser cannot play this.')
  },
}
