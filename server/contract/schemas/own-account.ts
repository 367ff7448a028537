import * as z from 'zod'
import { email, newPassword, otp, personName, user } from './account.ts'
import { id, instant, normalisePhoneNumber, phoneNumber, phoneNumberPattern } from './common.ts'

/** The signed-in user's account, for the pages where it is looked after. */
export const account = z.strictObject({
  ...user.shape,
  /** A code that was sent there was entered. */
  emailVerified: z.boolean(),
  phoneNumberVerified: z.boolean(),
  hasPassword: z.boolean(),
  secondFactor: z.strictObject({ on: z.boolean(), recoveryCodesLeft: z.int().min(0) }),
  createdAt: instant,
  /** Until then what cannot be undone needs no further confirmation in this session; null when it does. */
  confirmedUntil: instant.nullable(),
})

const currentPassword = z
  .string('Enter your current password')
  .min(1, 'Enter your current password')
  .max(128, 'Use at most 128 characters')

/** Six digits of an authenticator app, or the twelve of a recovery code; spaces and dashes are dropped. */
export const secondFactorCode = z
  .string('Enter the 6-digit code, or a recovery code')
  .transform(value => value.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(\d{6}|\d{12})$/, 'Enter the 6-digit code, or a recovery code'))

/** A code of the app where two-step sign-in is on; the password or a code that was sent where it is not. */
export const reauthenticateInput = z
  .object({
    password: currentPassword.optional(),
    code: secondFactorCode.optional(),
    /** A code that POST /api/user/reauthenticate/code sent. */
    otp: otp.optional(),
  })
  .refine(given => Object.values(given).filter(value => value !== undefined).length === 1, {
    message: 'Enter your password or a code',
    path: ['password'],
  })

export const secondFactorCodeInput = z.object({ code: secondFactorCode })

export const startedSecondFactor = z.strictObject({
  /** For typing in: base32. */
  secret: z.string(),
  /** The text of the QR code: `otpauth://totp/…`. */
  uri: z.string(),
})

export const recoveryCodes = z.strictObject({
  /** "1234-5678-9012", each good once. They are not stored and cannot be shown again. */
  recoveryCodes: z.array(z.string()),
})

export const securitySettings = z.strictObject({ administratorsNeedSecondFactor: z.boolean() })

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

const phoneChannel = z.enum(['sms', 'whatsapp'], 'Choose SMS or WhatsApp').default('sms')

/** An e-mail address, or a phone number as people type it. */
const contact = z
  .string('Enter your email or phone number')
  .trim()
  .max(254, 'Enter your email or phone number')
  .transform(value => (value.includes('@') ? value.toLowerCase() : normalisePhoneNumber(value)))
  .refine(
    value => (value.includes('@') ? email.safeParse(value).success : phoneNumberPattern.test(value)),
    'Enter your email or phone number',
  )

/** That a code was sent, or would have been. */
export const codeSent = z.strictObject({
  message: z.string(),
  /** Seconds until another code may be asked for. */
  resendAfterSeconds: z.int().min(0),
  /** The code itself; in test mode only. */
  otp: z.string().optional(),
})

export const requestPasswordResetInput = z.object({ contact, channel: phoneChannel })
export const resetPasswordInput = z.object({ contact, otp, newPassword })

export const requestConfirmationCodeInput = z.object({
  channel: z.enum(['sms', 'whatsapp', 'email'], 'Choose SMS, WhatsApp or email'),
})

export const updateAccountInput = z
  .object({
    name: personName.optional(),
    /** Takes effect when the code sent there was entered. */
    email: email.optional(),
    phoneNumber: phoneNumber.optional(),
    channel: phoneChannel,
  })
  .refine(({ email: address, phoneNumber: number }) => address === undefined || number === undefined, {
    message: 'Change the email and the phone number one after the other',
    path: ['phoneNumber'],
  })

export const updatedAccount = z.strictObject({
  account,
  /** Where a code went that has to be entered before the change takes effect; null where none is needed. */
  verification: z.strictObject({ destination: z.string(), ...codeSent.shape }).nullable(),
})

export const verifyContactInput = z.object({ otp })
