import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt, worldOf } from '../../../.storybook/page-story.tsx'

const visualOff = (why: string) => ({ api: { persona: 'administrator' }, visual: { disable: why } }) as const

const meta = {
  title: 'Pages/Admin products',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'administrator' } },
  ...pageAt('/admin/products'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-2] */
export const Products: Story = {
  parameters: visualOff('Looks as any list of the administration does.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () => expect(await canvas.findByRole('link', { name: 'Tivra' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'New product' })).toBeVisible()
  },
}

/** [ADM-2] A dry run names row and column of each mistake, and offers no import while there is one. */
export const ImportWithMistakes: Story = {
  parameters: visualOff('Looks as any Dialog with a table does.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }))
    const dialog = await screen.findByRole('dialog', { name: 'Import products' })
    const input = dialog.querySelector('input[type=file]')
    const csv = 'Slug,SKU,Price (₹)\ntivra,SHR-TIV-SV,cheap\n'
    // A dialog takes pointers a moment after it is there.
    await waitFor(() =>
      userEvent.upload(input as HTMLInputElement, new File([csv], 'prices.csv', { type: 'text/csv' })),
    )
    const table = within(await screen.findByRole('table', { name: 'Mistakes' }))
    await expect(table.getByText('Enter an amount in rupees, such as 1299.50')).toBeVisible()
    await expect(table.getByText('Price (₹)')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  },
}

export const ProductsFailed: Story = {
  parameters: {
    ...visualOff('Looks as any failed list does.'),
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'administrator', overrides: { adminListProducts: { error: 'server_error' } } },
  },
}
export const ProductsTriedAgain: Story = triedAgain(ProductsFailed, 'adminListProducts', 'Products')

/** [ADM-2] Pieces come in with their reason. */
export const Restocked: Story = {
  ...pageAt('/admin/inventory?search=foam'),
  parameters: {
    ...visualOff('Looks as any list of the administration does.'),
    expectedMessages: ['ApiError: Stock cannot go below zero'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [actions] = await canvas.findAllByRole('button', { name: /^Actions for/ })
    await userEvent.click(actions!)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Adjust the stock' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Pieces' }), '-1')
    await userEvent.click(dialog.getByRole('button', { name: 'Adjust the stock' }))
    await waitFor(async () => expect(await dialog.findByText('Stock cannot go below zero')).toBeVisible())
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Pieces' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Pieces' }), '40')
    await userEvent.click(dialog.getByRole('button', { name: 'Adjust the stock' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /40/ })).toBeVisible())
  },
}

const tivra = pageAt(async world => {
  const [product] = await world.call('adminListProducts', { search: 'tivra' })
  return `/admin/products/${product?.id}`
})

/** [ADM-2] What is wrong is said at its field; what is right is saved. */
export const ProductEdited: Story = {
  ...tivra,
  parameters: {
    ...visualOff('A form of the fields that have pictures of their own.'),
    expectedMessages: ['ApiError: Enter an amount of at most ₹10,00,000'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const price = await canvas.findByRole('textbox', { name: 'Price' })
    await userEvent.clear(price)
    await userEvent.type(price, '9999999')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect(await canvas.findByText('Enter an amount of at most ₹10,00,000')).toBeVisible(),
    )
    await userEvent.clear(price)
    await userEvent.type(price, '7499')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await screen.findByText('Tivra saved')).toBeVisible())
  },
}

/** A real picture, of one colour. */
async function pictureFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(128, 128)
  canvas.getContext('2d')?.fillRect(32, 32, 64, 64)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], name, { type: 'image/png' })
}

const picturesOfSilver = async (canvasElement: HTMLElement) => {
  const field = await within(canvasElement).findByRole('group', { name: 'Pictures of Silver' })
  const input = field.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no input')
  return { field: within(field), input }
}

/** [ADM-2] Pictures are sent when they are chosen, and the product has them, with their texts, when it is saved. */
export const PicturesAdded: Story = {
  ...tivra,
  parameters: visualOff('A form of the fields that have pictures of their own.'),
  play: async ({ canvasElement, loaded }) => {
    const { field, input } = await picturesOfSilver(canvasElement)
    await userEvent.upload(input, await pictureFile('in-an-ear.png'))
    const text = await field.findByRole('textbox', { name: 'Alternative text (in-an-ear.png)' })
    await userEvent.type(text, 'In an ear')
    await waitFor(() => expect(field.queryByRole('progressbar')).toBeNull())
    const picture = text.closest('li')?.querySelector('img')
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await screen.findByText('Tivra saved')).toBeVisible())
    const { variants } = await worldOf(loaded).call('getProduct', { idOrSlug: 'tivra' })
    await expect(variants[0]?.imageUrls.at(-1)).toMatch(/^\/api\/uploads\/.+-1000\.webp#,share$/)
    await expect(variants[0]?.imageAlts?.at(-1)).toBe('In an ear')
  },
}

/** [ADM-2] What is no picture says so, and the product is not saved while it is there. */
export const PictureRefused: Story = {
  ...tivra,
  parameters: visualOff('A form of the fields that have pictures of their own.'),
  play: async ({ canvasElement }) => {
    const { field, input } = await picturesOfSilver(canvasElement)
    await userEvent.upload(input, new File(['no picture'], 'notes.txt'), { applyAccept: false })
    await field.findByText('This kind of file cannot be shown. Choose a JPEG, PNG or WebP picture.')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
    await field.findByText('Some photos were not sent. Try again or remove them.')
    await userEvent.click(field.getByRole('button', { name: 'Remove notes.txt' }))
    await waitFor(() => expect(within(canvasElement).queryByText('The product is not saved')).toBeNull())
  },
}

/** [ADM-2] Who saves with something missing is led to the first field that is, from the button far below it. */
export const NewProductRefused: Story = {
  ...pageAt('/admin/products/new'),
  parameters: {
    ...visualOff('A form of the fields that have pictures of their own.'),
    expectedMessages: ['ApiError: Name the product'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Create the draft' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  },
}

/** [ADM-2] */
export const Categories: Story = {
  ...pageAt('/admin/categories'),
  parameters: visualOff('Looks as any table does.'),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Move up Sports' }))
    await waitFor(async () => expect(await screen.findByText('The menus have the new order')).toBeVisible())
    const listed = await worldOf(loaded).call('adminListCategories', {})
    await expect(listed[1]?.name).toBe('Sports')
  },
}
