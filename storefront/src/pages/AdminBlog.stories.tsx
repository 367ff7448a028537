import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { addressOf, pageAt, worldOf } from '../../../.storybook/page-story.tsx'

const api = { persona: 'administrator' } as const
const wordsOnly = { api, visual: { disable: 'Looks as the form does: its words differ.' } }

const meta = {
  title: 'Pages/Administration: blog',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api },
  ...pageAt('/admin/blog-manager'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-8] */
export const Posts: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Blog manager' })
    await expect(within(table).getByRole('link', { name: 'Which tip fits' })).toBeVisible()
  },
}

/** [ADM-8] Deleted in the list, and back by undo. */
export const Deleted: Story = {
  parameters: wordsOnly,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = () => canvas.queryByRole('row', { name: /Which tip fits/ })
    await userEvent.click(canvas.getByRole('checkbox', { name: /Which tip fits/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(row()).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(row()).toBeVisible())
  },
}

/** [ADM-8] A post with its text, beside what readers see, and what becomes of the address that they have. */
export const OnePost: Story = {
  ...pageAt('/admin/blog-manager/post_which-tip-fits'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const preview = within(canvas.getByRole('region', { name: 'The post, as it will read' }))
    await expect(await preview.findByRole('heading', { name: 'One minute, three tips' })).toBeVisible()
    const address = canvas.getByRole('textbox', { name: 'Address' })
    await userEvent.type(address, '-you')
    await expect(address).toHaveAccessibleDescription(/follows a link to \/blog\/which-tip-fits is led/)
    await expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeVisible()
  },
}

/** [ADM-8] What is missing is said in its place; the marks are set by buttons, and the preview follows. */
export const NewPost: Story = {
  ...pageAt('/admin/blog-manager/new'),
  parameters: wordsOnly,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toHaveAccessibleDescription(/Enter a title/)
    await userEvent.type(title, 'Night trains')
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('night-trains')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Category' }), 'Travel')
    const summary = canvas.getByRole('textbox', { name: 'Summary' })
    await expect(summary).toHaveAccessibleDescription(/Enter a summary before you publish it/)
    await userEvent.type(summary, 'What to take for a night in a sleeper.')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Tips that seal')
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }))
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('## Tips that seal')
    const preview = within(canvas.getByRole('region', { name: 'The post, as it will read' }))
    await expect(await preview.findByRole('heading', { name: 'Tips that seal' })).toBeVisible()
    await fireEvent.change(canvas.getByLabelText(/^Shows from/), { target: { value: '2030-01-01T10:00' } })
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule' }))
    await waitFor(() => expect(addressOf(loaded)).not.toMatch(/new/))
    await waitFor(async () => expect(await canvas.findByText('Scheduled')).toBeVisible())
  },
}

/** [ADM-8] A picture of the shop is put into the text, with what it shows. */
export const AddingAPicture: Story = {
  ...pageAt('/admin/blog-manager/new'),
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Picture' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a picture' }))
    const add = dialog.getByRole('button', { name: 'Add to the text' })
    await userEvent.click(add)
    const product = dialog.getByRole('combobox', { name: 'Picture of' })
    await expect(product).toHaveAccessibleDescription(/Choose a picture/)
    await userEvent.selectOptions(product, 'Komal')
    await expect(dialog.getByRole('textbox', { name: 'What it shows' })).toHaveValue('Komal')
  },
}

/** [ADM-9] What somebody else saved meanwhile stands beside what is in the form. */
export const ChangedByTwo: Story = {
  ...pageAt('/admin/blog-manager/post_which-tip-fits'),
  parameters: {
    ...wordsOnly,
    expectedMessages: ['ApiError: Someone else changed this. Reload to see their version.'],
  },
  play: async ({ canvasElement, loaded }) => {
    const world = worldOf(loaded)
    const canvas = within(canvasElement)
    const id = 'post_which-tip-fits'
    const saved = await world.call('adminGetPost', { id })
    const { title, slug, description, body, productIds, seo, status, publishAt, version } = saved
    const theirs = { title, slug, description, body, productIds, seo, status, publishAt, version }
    await world.call('adminUpdatePost', { id, ...theirs, category: 'Comfort' })
    const category = canvas.getByRole('textbox', { name: 'Category' })
    await userEvent.clear(category)
    await userEvent.type(category, 'Fitting')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const differing = within(await canvas.findByRole('table', { name: 'What differs' }))
    await expect(differing.getByRole('row', { name: /Category Fitting Comfort/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await waitFor(async () => expect((await world.call('adminGetPost', { id })).category).toBe('Fitting'))
  },
}

/** [ADM-8] */
export const NoPosts: Story = { parameters: { ...wordsOnly, api: { ...api, scenario: 'empty' } } }
