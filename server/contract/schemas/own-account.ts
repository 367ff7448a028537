import * as z from 'zod'
import { newPassword, user } from './account.ts'
import { id, instant } from './common.ts'

/** The signed-in user's account, for the pages where it is looked after. */
export const account = z.strictObject({
  ...user.shape,
  /** A code that was sent there was entered. */
  emailVerified: z.boolean(),
  phoneNumberVerified: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: instant,
  /** Until then what cannot be undone needs no further confirmation in this session; null when it does. */
  confirmedUntil: instant.nullable(),
})

const currentPassword = z
  .string('Enter your current password')
  .min(1, 'Enter your current password')
  .max(128, 'Use at most 128 characters')

export const reauthenticateInput = z.object({ password: currentPassword })

export const changePasswordInput = z.object({
  /** Needed where the account has a password. */
  currentPassword: currentPassword.optional(),
  newPassword,
})

/** One place where the user is signed in. */
export const session = z.strictObject({
  id,
  /** "Chrome on Android", or "Unknown device". */
  device: z.string(),
  /** Network address that it was opened from, its end hidden: "203.0.113.*", "2409:4071:d00:*". */
  address: z.string(),
  firstSeenAt: instant,
  /** Within five minutes. */
  lastSeenAt: instant,
  /** The session that asks. */
  current: z.boolean(),
})

export const endSessionsInput = z.object({
  /** `others` keeps the session that asks. */
  scope: z.enum(['others', 'all'], 'Choose others or all').default('others'),
})
