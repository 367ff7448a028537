import { adminRoles, adminRoleTexts } from '@shruti/server/contract/permissions'
import type { Administrator } from '@shruti/server/contract'

/** What an administrator is called where they are listed. */
export function administratorName({ name, username, email }: Administrator): string {
  return name ?? username ?? email ?? 'Without a name'
}

/** The roles to choose from, with what each is for. */
export const roleOptions = adminRoles.map(role => ({
  value: role,
  label: adminRoleTexts[role].name,
  description: adminRoleTexts[role].about,
}))
