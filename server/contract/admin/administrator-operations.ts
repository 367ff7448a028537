import * as z from 'zod'
import { none, operation } from '../operation.ts'
import * as schemas from '../schemas/admin-administrators.ts'

/** Each answers with all administrators as they are now: the last owner and oneself are looked after by the server. */
const output = z.array(schemas.administrator)

export const administratorOperations = {
  adminListAdministrators: operation('adminListAdministrators', {
    summary: 'Everybody who may use the administration, by name',
    input: none,
    output,
  }),
  adminCreateAdministrator: operation('adminCreateAdministrator', {
    summary: 'Add an administrator with a first password, which the owner hands over',
    input: schemas.createAdministratorInput,
    output,
    errors: [
      'invalid_input',
      'reauthentication_required',
      'common_password',
      'username_taken',
      'email_registered',
    ],
  }),
  adminSetAdministratorRole: operation('adminSetAdministratorRole', {
    summary: 'Give an administrator another role; it counts from their next request on',
    input: schemas.setAdministratorRoleInput,
    output,
    errors: [
      'invalid_input',
      'reauthentication_required',
      'administrator_not_found',
      'stale_version',
      'last_owner',
    ],
  }),
  adminEndAdministratorSessions: operation('adminEndAdministratorSessions', {
    summary: 'Sign an administrator out on all devices, but for the session that asks',
    input: schemas.administratorInput,
    output,
    errors: ['reauthentication_required', 'administrator_not_found'],
  }),
  adminRemoveAdministrator: operation('adminRemoveAdministrator', {
    summary: 'Take the administration away from somebody; their account stays as a customer’s',
    input: schemas.removeAdministratorInput,
    output,
    errors: [
      'invalid_input',
      'reauthentication_required',
      'administrator_not_found',
      'stale_version',
      'own_administrator',
    ],
  }),
}
