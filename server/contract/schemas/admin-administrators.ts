import * as z from 'zod'
import { adminRoles } from '../permissions.ts'
import { email, newPassword, personName, username } from './account.ts'
import { id, instant, pathId } from './common.ts'

const role = z.enum(adminRoles, 'Choose a role')
const version = z.int('Reload the page').min(1, 'Reload the page')

/** Somebody who may use the administration. */
export const administrator = z.strictObject({
  id,
  username: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  role,
  /** Two-step sign-in is on. */
  secondFactor: z.boolean(),
  /** When a session of theirs was last used, within five minutes; null while they are signed in nowhere. */
  lastSeenAt: instant.nullable(),
  version,
})

export const createAdministratorInput = z.object({
  username,
  name: personName,
  email,
  role,
  /** The first password, which the owner hands over. No answer carries it. */
  password: newPassword,
})

export const setAdministratorRoleInput = z.object({ id: pathId, role, version })

export const administratorInput = z.object({ id: pathId })

export const removeAdministratorInput = z.object({ id: pathId, version })
