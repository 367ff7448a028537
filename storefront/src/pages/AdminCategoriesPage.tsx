import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Container } from '@shruti/design-system/Container'
import { Stack } from '@shruti/design-system/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import type { AdminCategory } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { ForRole } from '../parts/admin/access/ForRole.tsx'
import { useMay } from '../parts/admin/access/use-may.ts'
import { categoryRuleWords } from '../parts/admin/products/category-words.ts'
import { adminCategoriesQuery, useCategoryActions } from '../queries/admin-products.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { lazyPart } from '../hydration/lazy-part.tsx'

const CategoryDialog = lazyPart(async () => ({
  default: (await import('../parts/admin/products/CategoryDialog.tsx')).CategoryDialog,
}))

export const loader = adminLoader(async app => {
  await app.queryClient.ensureQueryData(adminCategoriesQuery(app))
  return null
})

/** Categories in the order of the menus: made, changed, moved, removed [ADM-2]. */
export default function AdminCategoriesPage() {
  const app = useApp()
  const { data: categories } = useSuspenseQuery(adminCategoriesQuery(app))
  const { order, remove } = useCategoryActions()
  // One permission for all that changes them.
  const mayChange = useMay()('adminUpdateCategory')
  const [edited, setEdited] = useState<AdminCategory | 'new'>()

  /** One place up. */
  function raise(place: number) {
    const ids = categories.map(({ id }) => id)
    const [moved = ''] = ids.splice(place, 1)
    void order(ids.toSpliced(place - 1, 0, moved))
  }

  return (
    <Stack gap={5}>
      <PageHead title="Categories" description="Categories of the shop." hidden />
      <AdminPageHeader
        title="Categories"
        actions={
          <ForRole operation="adminCreateCategory">
            <Button size="small" onClick={() => setEdited('new')}>
              New category
            </Button>
          </ForRole>
        }
      />
      <Container width="table">
        <Table caption="Categories" stacked>
          <TableHead>
            <TableHeader>Name</TableHeader>
            <TableHeader>Address</TableHeader>
            <TableHeader>Products</TableHeader>
            <TableHeader>On sale</TableHeader>
            <TableHeader>Which products</TableHeader>
            {mayChange && <TableHeader>Change</TableHeader>}
          </TableHead>
          <TableBody>
            {categories.map((category, place) => (
              <TableRow key={category.id}>
                <TableCell strong stack="title">
                  {category.name}
                </TableCell>
                <TableCell stackLabel="Address">{category.slug}</TableCell>
                <TableCell stackLabel="Products">{category.productCount}</TableCell>
                <TableCell stackLabel="On sale">{category.onSaleCount}</TableCell>
                <TableCell stackLabel="Which products">{categoryRuleWords[category.rule]}</TableCell>
                {mayChange && (
                  <TableCell stackLabel="Change">
                    <Cluster gap={2}>
                      <Button
                        size="small"
                        variant="secondary"
                        aria-label={`Edit ${category.name}`}
                        onClick={() => setEdited(category)}
                      >
                        Edit
                      </Button>
                      {place > 0 && (
                        <Button
                          size="small"
                          variant="quiet"
                          aria-label={`Move up ${category.name}`}
                          onClick={() => raise(place)}
                        >
                          Move up
                        </Button>
                      )}
                      {(category.productCount === 0 || category.rule !== 'named') && (
                        <Button
                          size="small"
                          variant="quiet"
                          aria-label={`Delete ${category.name}`}
                          onClick={() => void remove(category)}
                        >
                          Delete
                        </Button>
                      )}
                    </Cluster>
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Container>
      {edited && (
        <Suspense>
          <CategoryDialog
            {...(edited !== 'new' && { category: edited })}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
