import * as z from 'zod'
import { none, operation } from './operation.ts'
import { user } from './schemas/account.ts'
import * as adminSettings from './schemas/admin-settings.ts'
import { emptyAnswer, pathId } from './schemas/common.ts'
import * as ownAccount from './schemas/own-account.ts'
import * as personalData from './schemas/personal-data.ts'

const codeErrors = ['invalid_input', 'invalid_otp', 'session_expired', 'too_many_otp_attempts'] as const

/** What signed-in users do with their own account. */
export const accountOperations = {
  getAccount: operation('getAccount', {
    summary: "The caller's account: what is verified, and how it signs in",
    input: none,
    output: ownAccount.account,
  }),
  reauthenticate: operation('reauthenticate', {
    summary: 'Confirm that it is you, for the next 10 minutes of this session',
    input: ownAccount.reauthenticateInput,
    output: ownAccount.account,
    errors: [
      'invalid_input',
      'incorrect_password',
      'no_password',
      'invalid_otp',
      'session_expired',
      'too_many_otp_attempts',
      'second_factor_required',
      'incorrect_code',
      'too_many_requests',
    ],
  }),
  changePassword: operation('changePassword', {
    summary: 'Change the password, or set the first one; all other sessions end',
    input: ownAccount.changePasswordInput,
    output: ownAccount.account,
    errors: [
      'invalid_input',
      'incorrect_password',
      'common_password',
      'reauthentication_required',
      'too_many_requests',
    ],
  }),
  startSecondFactor: operation('startSecondFactor', {
    summary: 'The secret for an authenticator app; administrators only',
    input: none,
    output: ownAccount.startedSecondFactor,
    errors: ['forbidden', 'reauthentication_required', 'second_factor_on'],
  }),
  confirmSecondFactor: operation('confirmSecondFactor', {
    summary: 'Turn two-step sign-in on with the first code; answers with the recovery codes, once',
    input: ownAccount.secondFactorCodeInput,
    output: ownAccount.recoveryCodes,
    errors: ['invalid_input', 'incorrect_code', 'second_factor_on', 'second_factor_off'],
  }),
  removeSecondFactor: operation('removeSecondFactor', {
    summary: 'Turn two-step sign-in off',
    input: none,
    output: ownAccount.account,
    errors: ['reauthentication_required', 'second_factor_off'],
  }),
  renewRecoveryCodes: operation('renewRecoveryCodes', {
    summary: 'Ten new recovery codes in place of the old ones',
    input: none,
    output: ownAccount.recoveryCodes,
    errors: ['reauthentication_required', 'second_factor_off'],
  }),
  completeSignIn: operation('completeSignIn', {
    summary: 'The second step of a sign-in: a code of the authenticator app, or a recovery code',
    input: ownAccount.secondFactorCodeInput,
    output: user,
    errors: ['invalid_input', 'account_blocked', 'session_expired', 'incorrect_code', 'too_many_requests'],
  }),
  adminGetSecurity: operation('adminGetSecurity', {
    summary: 'What the shop demands of its administrators',
    input: none,
    output: ownAccount.securitySettings,
  }),
  adminSetSecurity: operation('adminSetSecurity', {
    summary: 'Demand a second factor of every administrator, or no longer',
    input: adminSettings.setSecurityInput,
    output: adminSettings.adminSettings,
    errors: ['invalid_input', 'reauthentication_required', 'stale_version', 'second_factor_off'],
  }),
  updateAccount: operation('updateAccount', {
    summary: 'Change the name, or send a code to a new email address or phone number',
    input: ownAccount.updateAccountInput,
    output: ownAccount.updatedAccount,
    errors: [
      'invalid_input',
      'reauthentication_required',
      'email_registered',
      'phone_number_registered',
      'phone_country_not_served',
      'mail_unavailable',
      'session_error',
    ],
  }),
  verifyContact: operation('verifyContact', {
    summary: 'Enter the code sent to a new email address or phone number, which takes effect with it',
    input: ownAccount.verifyContactInput,
    output: ownAccount.account,
    errors: [...codeErrors, 'email_registered', 'phone_number_registered'],
  }),
  requestConfirmationCode: operation('requestConfirmationCode', {
    summary: 'Send a code to the verified phone or email, to confirm with',
    input: ownAccount.requestConfirmationCodeInput,
    output: ownAccount.codeSent,
    errors: ['invalid_input', 'no_verified_contact', 'mail_unavailable', 'session_error'],
  }),
  requestPasswordReset: operation('requestPasswordReset', {
    summary: 'Send a code to choose a new password with; the answer is the same without an account',
    input: ownAccount.requestPasswordResetInput,
    output: ownAccount.codeSent,
    errors: ['invalid_input', 'phone_country_not_served', 'mail_unavailable', 'session_error'],
  }),
  resetPassword: operation('resetPassword', {
    summary: 'Choose a new password with a code; all sessions end',
    input: ownAccount.resetPasswordInput,
    output: emptyAnswer,
    errors: [...codeErrors, 'common_password'],
  }),
  deleteAccount: operation('deleteAccount', {
    summary: 'Delete the account and the personal data on past orders',
    input: none,
    output: emptyAnswer,
    errors: ['reauthentication_required', 'open_orders', 'administrator_account'],
  }),
  exportAccount: operation('exportAccount', {
    summary: 'Everything that is stored on the caller, with 50 orders a page',
    input: personalData.exportAccountInput,
    output: personalData.accountExport,
    errors: ['reauthentication_required', 'invalid_input'],
  }),
  listConsents: operation('listConsents', {
    summary: 'What the caller agreed to, and in which words',
    input: none,
    output: z.array(personalData.consent),
  }),
  setConsent: operation('setConsent', {
    summary: 'Agree to offers, or take it back; answers with all consents',
    input: personalData.setConsentInput,
    output: z.array(personalData.consent),
    errors: ['invalid_input'],
  }),
  listSessions: operation('listSessions', {
    summary: 'Where the caller is signed in, this session first',
    input: none,
    output: z.array(ownAccount.session),
  }),
  endSession: operation('endSession', {
    summary: 'Sign one device out; answers with the rest',
    input: z.object({ id: pathId }),
    output: z.array(ownAccount.session),
    errors: ['session_not_found'],
  }),
  endSessions: operation('endSessions', {
    summary: 'Sign out all other devices, or all; answers with the rest',
    input: ownAccount.endSessionsInput,
    output: z.array(ownAccount.session),
    errors: ['invalid_input'],
  }),
}
