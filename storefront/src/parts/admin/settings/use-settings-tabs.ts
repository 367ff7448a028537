import type { AdminTab } from '@shruti/design-system/AdminPageHeader'
import type { Permission } from '@shruti/server/contract/permissions'
import { adminPaths } from '../../../admin-paths.ts'
import { useHolds } from '../access/use-may.ts'

const pages: readonly (AdminTab & { readonly permission: Permission })[] = [
  { label: 'Shop', href: adminPaths.settings, permission: 'settings.read' },
  { label: 'Stores', href: adminPaths.stores, permission: 'settings.read' },
  { label: 'Administrators', href: adminPaths.administrators, permission: 'administrators.write' },
  { label: 'API keys', href: adminPaths.apiKeys, permission: 'integrations.write' },
  { label: 'Webhooks', href: adminPaths.webhooks, permission: 'integrations.write' },
]

/** The pages of the settings that the role may open; none where there is but one. */
export function useSettingsTabs(): readonly AdminTab[] {
  const holds = useHolds()
  const tabs = pages.flatMap(({ permission, ...tab }) => (holds(permission) ? [tab] : []))
  return tabs.length > 1 ? tabs : []
}
