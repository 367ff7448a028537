import * as z from 'zod'
import { none, operation } from './operation.ts'
import { pathId } from './schemas/common.ts'
import * as ownAccount from './schemas/own-account.ts'

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
    errors: ['invalid_input', 'incorrect_password', 'no_password', 'too_many_requests'],
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
