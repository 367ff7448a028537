import * as z from 'zod'
import { adminRoles } from '../permissions.ts'
import { uploadedPicture } from './uploads.ts'
import { id, phoneNumber } from './common.ts'
import { textLine } from './text.ts'

/** The signed-in person. `email`, `username` and `name` are null for who signed in by phone alone. */
export const user = z.strictObject({
  id,
  username: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  isAdmin: z.boolean(),
  /** What an administrator is to the shop; absent for customers. */
  adminRole: z.enum(adminRoles).optional(),
  /** The user's own picture; null: initials. */
  avatar: uploadedPicture.nullable(),
})

export const loginInput = z.object({
  /** User name or email address. */
  username: z.string('Enter your username or email').trim().min(1, 'Enter your username or email').max(254),
  password: z.string('Enter your password').min(1, 'Enter your password').max(128),
})

/** Six digits; spaces are dropped so that a pasted "123 456" works. */
export const otp = z
  .string('Enter the 6-digit code')
  .transform(value => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6-digit code'))

export const requestOtpInput = z.object({
  phoneNumber,
  /** How the code is sent. */
  channel: z.enum(['sms', 'whatsapp'], 'Choose SMS or WhatsApp').default('sms'),
})

export const requestOtpAnswer = z.strictObject({
  message: z.string(),
  phoneNumber: z.string(),
  /** Verify with /api/direct-verify-otp. */
  useDirectVerification: z.boolean(),
  /** Verify with /api/stateless-verify-otp and `otpToken`. Both false: /api/verify-otp. */
  useStatelessVerification: z.boolean(),
  otpToken: z.string().nullable(),
  testMode: z.boolean(),
  /** The code itself; in test mode only. */
  otp: z.string().optional(),
  /** Seconds until another code may be asked for. */
  resendAfterSeconds: z.int().min(0),
})

export const verifyOtpInput = z.object({ otp })
export const directVerifyOtpInput = z.object({ phoneNumber, otp })
export const statelessVerifyOtpInput = z.object({
  otpToken: z.string('Session expired').min(1).max(2048),
  otp,
  /** Sent in test mode only; must then be the number that the token was made for. */
  phoneNumber: phoneNumber.optional(),
})
export const loginWithWhatsappInput = z.object({ isWhatsApp: z.literal(true), phoneNumber, otp })

/** 3 to 30 of a-z, 0-9, dot and underscore; stored in lower case. */
export const username = z
  .string('Enter a username')
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._]{3,30}$/, 'Use 3 to 30 letters, digits, dots or underscores')

export const email = z
  .string('Enter an email address')
  .trim()
  .toLowerCase()
  .max(254, 'Enter a valid email address')
  .pipe(z.email('Enter a valid email address'))

/** 8 to 128 characters, no composition rules (NIST SP 800-63B); common ones are refused by the server. */
export const newPassword = z
  .string('Choose a password')
  .min(8, 'Use at least 8 characters')
  .max(128, 'Use at most 128 characters')

export const personName = textLine({ missing: 'Enter a name', max: 80 })

export const registerInput = z.object({
  username,
  email,
  password: newPassword,
  name: personName.optional(),
  phoneNumber: phoneNumber.optional(),
})
