import type { AdminSettings, SecuritySettings } from '../../contract/index.ts'
import { requireConfirmation } from '../accounts/confirmation.ts'
import { secondFactorOf } from '../accounts/second-factor/codes.ts'
import type { Caller } from '../accounts/sessions.ts'
import { readSettings } from '../content/settings.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import type { ShopReader, UserRecord } from '../records.ts'
import { changeAsAdministrator, type Administrator } from './audit.ts'
import { toAdminSettings } from './settings/to-admin-settings.ts'

/** What the shop demands of its administrators. */
export async function getSecuritySettings({ store }: Dependencies): Promise<SecuritySettings> {
  const { security } = await readSettings(store)
  return { administratorsNeedSecondFactor: security?.administratorsNeedSecondFactor ?? false }
}

/** Whether an administrator has to turn two-step sign-in on before anything else. */
export async function lacksSecondFactor(reader: ShopReader, user: UserRecord): Promise<boolean> {
  const settings = await reader.get('settings', 'shop')
  if (settings?.security?.administratorsNeedSecondFactor !== true) return false
  return (await secondFactorOf(reader, user.id)) === undefined
}

/**
 * Demands two-step sign-in of every administrator, or no longer. Whoever demands it must have it: nobody locks
 * themselves out.
 * @throws reauthentication_required, stale_version, second_factor_off when the caller has none
 */
export async function setSecuritySettings(
  dependencies: Dependencies,
  administrator: Administrator,
  caller: Caller,
  input: SecuritySettings & { readonly version: number },
): Promise<AdminSettings> {
  requireConfirmation(dependencies, caller)
  const { id } = administrator.user
  const { administratorsNeedSecondFactor } = input
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await readSettings(tx)
    if (before.version !== input.version) throw shopError('stale_version')
    if (administratorsNeedSecondFactor && !(await secondFactorOf(tx, id)))
      throw shopError('second_factor_off')
    const after = {
      ...before,
      security: { administratorsNeedSecondFactor },
      version: before.version + 1,
    }
    await tx.put('settings', after)
    return {
      answer: await toAdminSettings(tx, after, dependencies.clock.now()),
      action: 'settings.security',
      subject: 'settings:shop',
      detail: `administratorsNeedSecondFactor: ${administratorsNeedSecondFactor}`,
      before,
      after,
    }
  })
}
