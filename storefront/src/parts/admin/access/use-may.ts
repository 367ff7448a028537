import { adminRoutes } from '@shruti/server/contract/admin/routes'
import { roleHolds, type Permission } from '@shruti/server/contract/permissions'
import { useCallback } from 'react'
import { useUser } from '../../../queries/user.ts'

/** An operation of the administration. */
export type AdminOperation = keyof typeof adminRoutes

/** Whether the administrator holds a permission: an area's, a section's. Nothing is held until it is known who they are. */
export function useHolds(): (permission: Permission) => boolean {
  const role = useUser().data?.adminRole
  return useCallback(permission => role !== undefined && roleHolds(role, permission), [role])
}

/**
 * Whether the administrator may call an operation. Pages leave out what somebody may not do; the server refuses it all
 * the same. The contract's route says which permission an operation asks for [ADM-7].
 */
export function useMay(): (operation: AdminOperation) => boolean {
  const holds = useHolds()
  return useCallback(operation => holds(adminRoutes[operation].permission), [holds])
}
