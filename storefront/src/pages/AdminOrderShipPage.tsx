import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Container } from '@shruti/design-system/Container'
import { Link } from '@shruti/design-system/Link'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { PageHead } from '../head/PageHead.tsx'
import { ForRole } from '../parts/admin/access/ForRole.tsx'
import { ShipmentDesk } from '../parts/admin/orders/ShipmentDesk.tsx'
import { adminPaths } from '../admin-paths.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async () => null)

/** Ships many orders by a courier's file [ADM-3]. */
export default function AdminOrderShipPage() {
  return (
    <Stack gap={6}>
      <PageHead title="Ship from a file" description="Ships many orders of the shop at once." hidden />
      <AdminPageHeader title="Ship from a file" />
      <Container>
        <Stack gap={5}>
          <Link href={adminPaths.orders} LinkComponent={RouterLink}>
            All orders
          </Link>
          <ForRole
            operation="adminShipOrders"
            instead={<Text tone="muted">Your role does not include the shipping of orders.</Text>}
          >
            <ShipmentDesk />
          </ForRole>
        </Stack>
      </Container>
    </Stack>
  )
}
