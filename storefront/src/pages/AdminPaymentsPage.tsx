import { adminPaths } from '../admin-paths.ts'
import { PaymentLinks } from '../parts/admin/payments/PaymentLinks.tsx'
import { paymentsSection } from '../parts/admin/settings/sections.ts'
import { SettingsForm } from '../parts/admin/settings/SettingsForm.tsx'
import { SettingsPage, settingsLoader } from '../parts/admin/settings/SettingsPage.tsx'

export const loader = settingsLoader

/** How orders can be paid [ADM-7]. */
export default function AdminPaymentsPage() {
  return (
    <SettingsPage title="Payments" actions={<PaymentLinks current={adminPaths.payments} />}>
      {settings => <SettingsForm definition={paymentsSection} settings={settings} />}
    </SettingsPage>
  )
}
