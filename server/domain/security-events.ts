import type { ErrorCode, OperationName } from '../contract/index.ts'

/**
 * Everything that the shop reports as a security event: its name (by OWASP's logging vocabulary, where that has one),
 * how loud it is in the log, and its line. `server/docs/operation.md` says what each means to an operator.
 */
export const securityEvents = {
  authn_login_success: { level: 'info', message: 'Signed in' },
  authn_login_fail: { level: 'warn', message: 'A sign-in was refused' },
  /** Too many wrong tries: an account, a phone or an address has to wait. */
  authn_login_lock: { level: 'warn', message: 'Signing in was delayed after too many tries' },
  /** A session's holder, or a caller without one, asked for what needs a sign-in: 401. */
  authn_required: { level: 'info', message: 'A call without a sign-in was refused' },
  authn_code_sent: { level: 'info', message: 'A one-time code was sent' },
  authn_code_fail: { level: 'warn', message: 'A one-time code could not be sent' },
  authn_password_change: { level: 'info', message: 'A password was changed' },
  /** A signed-in user entered the password or a code again, before what cannot be undone. */
  authn_confirm_success: { level: 'info', message: 'A user confirmed who they are' },
  authn_confirm_fail: { level: 'warn', message: 'A user could not confirm who they are' },
  /** A second factor was set up or taken away, or a recovery code was used. */
  authn_factor_change: { level: 'warn', message: 'A second factor was changed' },
  /** A signed-in caller asked for what is not theirs: 403. */
  authz_fail: { level: 'warn', message: 'A call without the right to it was refused' },
  /** A key for programs was made, or ended for good. */
  authn_token_created: { level: 'warn', message: 'An API key was made' },
  authn_token_revoked: { level: 'warn', message: 'An API key was revoked' },
  /** Someone became an administrator, or ceased to be one. */
  authz_change: { level: 'warn', message: 'A role was changed' },
  /** A shop without an administrator got its first one at the start: expected once, when the shop is made. */
  authz_first_administrator: { level: 'info', message: 'The first administrator was made' },
  session_ended: { level: 'info', message: 'Sessions were ended by their holder' },
  /** The session cookie could not be opened: old keys, another shop, or a forgery. */
  session_cookie_invalid: { level: 'warn', message: 'A session cookie could not be opened' },
  user_created: { level: 'info', message: 'An account was made' },
  /** The e-mail address or the phone number of an account: where its codes and resets go. */
  user_updated: { level: 'info', message: "An account's means of sign-in were changed" },
  user_deleted: { level: 'warn', message: 'An account was deleted' },
  user_data_exported: { level: 'info', message: 'Personal data was exported' },
  excess_rate_limit_exceeded: { level: 'warn', message: 'A limit of requests was exceeded' },
  /** A change that another site sent in a visitor's name. */
  malicious_cross_origin: { level: 'warn', message: 'A request from another site was refused' },
} as const satisfies Record<string, { readonly level: 'info' | 'warn' | 'error'; readonly message: string }>

export type SecurityEventType = keyof typeof securityEvents

/** What may stand beside an event. No field holds a secret, a code, or a whole phone number or e-mail address. */
export interface SecurityEventDetails {
  /** User id of who did it. */
  readonly actor?: string
  /** User id of the account that it happened to, where that is another. */
  readonly subject?: string
  /** What was typed to name an account, masked (`maskAccount`): there may be none of that name. */
  readonly account?: string
  readonly operation?: string
  /** Code of the error that the caller got. */
  readonly reason?: string
  /** How long the caller has to wait. */
  readonly seconds?: number
  readonly channel?: 'sms' | 'whatsapp' | 'email'
  /** Which limit was exceeded. */
  readonly limit?: string
  /** What was changed, and to what: "administrator", "totp_enabled". */
  readonly change?: string
}

/** Operations whose success is an event. What else happens within an operation is recorded where it happens. */
export const eventOfSuccess: Readonly<Partial<Record<OperationName, SecurityEventType>>> = {
  login: 'authn_login_success',
  loginWithWhatsapp: 'authn_login_success',
  verifyOtp: 'authn_login_success',
  directVerifyOtp: 'authn_login_success',
  statelessVerifyOtp: 'authn_login_success',
  register: 'user_created',
  requestOtp: 'authn_code_sent',
  logout: 'session_ended',
  reauthenticate: 'authn_confirm_success',
  changePassword: 'authn_password_change',
  endSession: 'session_ended',
  endSessions: 'session_ended',
  requestPasswordReset: 'authn_code_sent',
  resetPassword: 'authn_password_change',
  requestConfirmationCode: 'authn_code_sent',
  verifyContact: 'user_updated',
  deleteAccount: 'user_deleted',
  exportAccount: 'user_data_exported',
  completeSignIn: 'authn_login_success',
  confirmSecondFactor: 'authn_factor_change',
  removeSecondFactor: 'authn_factor_change',
  renewRecoveryCodes: 'authn_factor_change',
  adminCreateApiKey: 'authn_token_created',
  adminRevokeApiKey: 'authn_token_revoked',
}

/** Refusals that are events, whichever operation they come from: a new one cannot forget them. */
export const eventOfRefusal: Readonly<Partial<Record<ErrorCode, SecurityEventType>>> = {
  unauthenticated: 'authn_required',
  forbidden: 'authz_fail',
  cross_origin: 'malicious_cross_origin',
  invalid_credentials: 'authn_login_fail',
  invalid_api_key: 'authn_login_fail',
  invalid_otp: 'authn_login_fail',
  incorrect_password: 'authn_confirm_fail',
  incorrect_code: 'authn_login_fail',
  account_blocked: 'authn_login_fail',
  too_many_otp_attempts: 'authn_login_lock',
  too_many_requests: 'excess_rate_limit_exceeded',
  session_error: 'authn_code_fail',
}
