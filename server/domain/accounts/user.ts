import type { AdminRole, User } from '../../contract/index.ts'
import type { UserRecord } from '../records.ts'
import { toPicture } from '../uploads/picture.ts'

/** What the API tells of a user: never the password, never whether someone is blocked. */
export function toUser(record: UserRecord): User {
  const { id, username, name, email, phoneNumber, isAdmin, avatar } = record
  return {
    id,
    username,
    name,
    email,
    phoneNumber,
    isAdmin,
    avatar: avatar ? toPicture(avatar) : null,
    ...(isAdmin && { adminRole: roleOf(record) }),
  }
}

/** Administrators of older shops have no role: they are owners, who could do everything. */
export function roleOf({ adminRole = 'owner' }: Pick<UserRecord, 'adminRole'>): AdminRole {
  return adminRole
}
