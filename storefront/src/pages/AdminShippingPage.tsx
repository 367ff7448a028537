import { Link } from '@shruti/design-system/Link'
import { adminPaths } from '../admin-paths.ts'
import { useHolds } from '../parts/admin/access/use-may.ts'
import { deliverySection, dispatchSection } from '../parts/admin/settings/sections.ts'
import { CouriersForm } from '../parts/admin/settings/CouriersForm.tsx'
import { SettingsForm } from '../parts/admin/settings/SettingsForm.tsx'
import { SettingsPage, settingsLoader } from '../parts/admin/settings/SettingsPage.tsx'
import { DeliveryTester } from '../parts/admin/shipping/DeliveryTester.tsx'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = settingsLoader

/** What delivery costs, when parcels leave, where they go, and what shoppers see of it [ADM-7]. */
export default function AdminShippingPage() {
  const mayChange = useHolds()('shipping.write')
  return (
    <SettingsPage title="Shipping">
      {settings => (
        <>
          {mayChange && (
            <Link href={adminPaths.shippingZones} LinkComponent={RouterLink}>
              Zones by PIN code
            </Link>
          )}
          <SettingsForm definition={deliverySection} settings={settings} />
          <SettingsForm definition={dispatchSection} settings={settings} />
          <CouriersForm settings={settings} />
          {mayChange && <DeliveryTester />}
        </>
      )}
    </SettingsPage>
  )
}
