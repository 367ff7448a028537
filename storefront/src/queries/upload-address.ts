import type { User } from '@shruti/server/contract'

/** Where a picture of a customer is read. */
export const uploadAddress = (file: string) => `/api/uploads/${file}`

/** Of the user's own small picture; undefined without one [AVA-1]. */
export const avatarSrc = ({ avatar }: Pick<User, 'avatar'>) =>
  avatar ? uploadAddress(avatar.smallFile) : undefined
