import type { AdminCategory } from '@shruti/server/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { useApp, type App } from '../app/app-context.ts'
import { refreshList } from './admin-list.ts'

const productKey = (id: string) => ['admin', 'products', id] as const

/** A product with all that the shop keeps of it. @throws ApiError 404 */
export function adminProductQuery({ api }: App, id: string) {
  return queryOptions({
    queryKey: productKey(id),
    queryFn: ({ signal }) => api.call('adminGetProduct', { id }, { signal }),
    staleTime: 0,
  })
}

const categoriesKey = ['admin', 'categories'] as const

/** All categories, in the order of the menus. */
export function adminCategoriesQuery({ api }: App) {
  return queryOptions({
    queryKey: categoriesKey,
    queryFn: ({ signal }) => api.call('adminListCategories', {}, { signal }),
    staleTime: 10_000,
  })
}

/** Something about products changed: what shows them is asked for anew, the shop's own pages too. */
export async function refreshProducts(app: App): Promise<void> {
  await Promise.all([
    refreshList(app, 'adminListProducts'),
    refreshList(app, 'adminListInventory'),
    app.queryClient.invalidateQueries({ queryKey: ['admin', 'products'] }),
    app.queryClient.invalidateQueries({ queryKey: categoriesKey }),
  ])
}

/** Creates a product or saves a change of one. What is wrong with it is the form's to say. */
export function useSaveProduct(id: string | undefined) {
  const app = useApp()
  return useMutation({
    mutationFn: ({ version, ...input }: CallInput<'adminCreateProduct'> & { version: number }) =>
      id === undefined
        ? app.api.call('adminCreateProduct', input)
        : app.api.call('adminUpdateProduct', { id, version, ...input }),
    onSuccess: async product => {
      app.queryClient.setQueryData(productKey(product.id), product)
      app.notify({ title: `${product.name} saved` })
      await refreshProducts(app)
    },
  })
}

/** Does something, says that it is done or why not, and asks anew for what shows products. */
function useAct() {
  const app = useApp()
  const { mutateAsync } = useMutation({
    mutationFn: async ({ act, done }: { act: () => Promise<unknown>; done: string }) => {
      try {
        await act()
        app.notify({ title: done })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        app.notify({ title: 'That did not work', description: error.message, variant: 'destructive' })
      }
      await refreshProducts(app)
    },
  })
  return mutateAsync
}

/** What can be done with a whole product, from its page and from the list. */
export function useProductActions() {
  const { api } = useApp()
  const act = useAct()
  return {
    setStatus: (
      { id, version, name }: { id: string; version: number; name: string },
      status: 'active' | 'archived',
    ) =>
      act({
        act: () => api.call('adminSetProductStatus', { id, version, status }),
        done: status === 'active' ? `${name} is on sale` : `${name} archived`,
      }),
    duplicate: ({ id, name }: { id: string; name: string }) =>
      act({
        act: () => api.call('adminDuplicateProduct', { id }),
        done: `A draft like ${name} is in the list`,
      }),
    remove: ({ id, name }: { id: string; name: string }) =>
      act({ act: () => api.call('adminDeleteProduct', { id }), done: `${name} deleted` }),
  }
}

/** Creates a category or saves a change of one. What is wrong with it is the form's to say. @param onDone it is saved */
export function useSaveCategory(category: AdminCategory | undefined, onDone: () => void) {
  const app = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'adminCreateCategory'>) => {
      if (!category) return app.api.call('adminCreateCategory', input)
      const { slug: _slug, ...fields } = input
      return app.api.call('adminUpdateCategory', { id: category.id, version: category.version, ...fields })
    },
    onSuccess: async ({ name }) => {
      app.notify({ title: `${name} saved` })
      onDone()
      await refreshProducts(app)
    },
  })
}

/** The order of the menus, and the end of a category that no product names. */
export function useCategoryActions() {
  const { api } = useApp()
  const act = useAct()
  return {
    order: (ids: string[]) =>
      act({ act: () => api.call('adminOrderCategories', { ids }), done: 'The menus have the new order' }),
    remove: ({ id, name }: AdminCategory) =>
      act({ act: () => api.call('adminDeleteCategory', { id }), done: `${name} deleted` }),
  }
}
