import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  decorators: [
    Story => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          Press Tab to see the link.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
