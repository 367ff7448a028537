import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Button } from '@shruti/design-system/Button'
import { Container } from '@shruti/design-system/Container'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import type { AdminProduct } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { ForRole } from '../parts/admin/access/ForRole.tsx'
import { ProductForm } from '../parts/admin/products/ProductForm.tsx'
import { productStatusWords } from '../parts/admin/products/product-list.tsx'
import { paths } from '../paths.ts'
import { adminCategoriesQuery, adminProductQuery, useProductActions } from '../queries/admin-products.ts'
import { adminSettingsQuery } from '../queries/admin-settings.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { usePathParams } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async (app, { params }) => {
  const { productId } = params
  await Promise.all([
    app.queryClient.ensureQueryData(adminCategoriesQuery(app)),
    productId === undefined
      ? app.queryClient.ensureQueryData(adminSettingsQuery(app))
      : app.queryClient.ensureQueryData(adminProductQuery(app, productId)),
  ])
  return null
})

/** Puts a product on sale or archives it, once its label says all that the law asks for [ADM-2]. */
function StatusButton({ product }: { product: AdminProduct }) {
  const { setStatus } = useProductActions()
  const isActive = product.status === 'active'
  return (
    <Button
      size="small"
      variant={isActive ? 'secondary' : 'primary'}
      onClick={() => void setStatus(product, isActive ? 'archived' : 'active')}
    >
      {isActive ? 'Archive' : 'Put on sale'}
    </Button>
  )
}

function KnownProduct({ id }: { id: string }) {
  const { data: product } = useSuspenseQuery(adminProductQuery(useApp(), id))
  const [isDirty, setDirty] = useState(false)
  const [edited, setEdited] = useState(product)
  // What is being typed stays while the product is read again; a clean form shows it as it is now.
  if (!isDirty && edited.version !== product.version) setEdited(product)
  const missing = Object.values(product.labelProblems)
  return (
    <>
      <AdminPageHeader
        title={`${product.name}: ${productStatusWords[product.status]}`}
        actions={
          <ForRole operation="adminSetProductStatus">
            <StatusButton product={product} />
          </ForRole>
        }
      />
      <Container>
        <Stack gap={6}>
          <Link href={adminPaths.products} LinkComponent={RouterLink}>
            All products
          </Link>
          {product.wasPublished && <Link href={paths.product(product.slug)}>See it in the shop</Link>}
          {missing.length > 0 && (
            <Notice tone="warning" title="The legal label is incomplete: it cannot be on sale">
              {missing.join('. ')}
            </Notice>
          )}
          <ProductForm key={edited.version} product={edited} isDirty={isDirty} onDirty={setDirty} />
        </Stack>
      </Container>
    </>
  )
}

function NewProduct() {
  const { data: settings } = useSuspenseQuery(adminSettingsQuery(useApp()))
  const [isDirty, setDirty] = useState(false)
  return <ProductForm tax={settings.tax} isDirty={isDirty} onDirty={setDirty} />
}

/** A product with its form; without an id, a new one [ADM-2]. */
export default function AdminProductPage() {
  const { productId } = usePathParams()
  return (
    <Stack gap={6}>
      <PageHead
        title={productId === undefined ? 'New product' : 'Product'}
        description="A product of the shop."
        hidden
      />
      {productId === undefined ? (
        <>
          <AdminPageHeader title="New product" />
          <Container>
            <Stack gap={6}>
              <Link href={adminPaths.products} LinkComponent={RouterLink}>
                All products
              </Link>
              <NewProduct />
            </Stack>
          </Container>
        </>
      ) : (
        <KnownProduct key={productId} id={productId} />
      )}
    </Stack>
  )
}
