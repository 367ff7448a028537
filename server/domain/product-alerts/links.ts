import { alertsKeptDays, type ProductAlert } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { dayMs } from '../rates.ts'
import { forgetSame } from './create.ts'
import { toProductAlert } from './product-alerts.ts'

/** What the links of an alert's messages carry: which one it is, signed, so that only who got a message has it. */
export async function alertToken({ hasher }: Pick<Dependencies, 'hasher'>, alertId: string): Promise<string> {
  return `${alertId}.${await hasher.keyedHash(`product-alert:${alertId}`)}`
}

async function alertIdOf(dependencies: Dependencies, token: string): Promise<string> {
  const alertId = token.slice(0, Math.max(0, token.indexOf('.')))
  if (token !== (await alertToken(dependencies, alertId))) throw shopError('alert_not_found')
  return alertId
}

/**
 * Confirms the address of an alert. Doing so twice changes nothing.
 * @throws alert_not_found for a link that is not ours, or is too old
 */
export async function confirmProductAlert(dependencies: Dependencies, token: string): Promise<ProductAlert> {
  const alertId = await alertIdOf(dependencies, token)
  return dependencies.store.transaction(async tx => {
    const alert = await tx.get('productAlerts', alertId)
    const shown = alert && (await toProductAlert(tx, alert))
    if (!alert || !shown) throw shopError('alert_not_found')
    if (alert.status === 'unconfirmed') {
      await forgetSame(tx, alert)
      const expiresAt = toInstant(dependencies.clock.now() + alertsKeptDays * dayMs)
      await tx.put('productAlerts', { ...alert, status: 'waiting', expiresAt })
    }
    return shown
  })
}

/**
 * Forgets all that an alert's address asked for. Doing so twice is no error: the address goes with its alerts.
 * @throws alert_not_found for a link that is not ours
 */
export async function stopProductAlerts(dependencies: Dependencies, token: string): Promise<void> {
  const alertId = await alertIdOf(dependencies, token)
  await dependencies.store.transaction(async tx => {
    const alert = await tx.get('productAlerts', alertId)
    if (!alert) return
    for (const { id } of await tx.list('productAlerts', { where: { email: alert.email } })) {
      await tx.delete('productAlerts', id)
    }
  })
}
