import { indianDay } from '../calendar.ts'
import { shopError } from '../errors.ts'
import type { ShopLimits } from '../../contract/index.ts'
import type { Log } from '../ports/index.ts'
import { dayMs, secondMs } from '../rates.ts'
import { readLimits } from '../limits.ts'
import type { ShopReader, ShopTransaction } from '../records.ts'

/** Of a day's budget, the percentage that strangers can use up. The rest is for devices that were seen before. */
const strangersPercent = 90

type CodeLimits = ShopLimits['oneTimeCodes']

const counterOf = (nowMs: number) => `codes-sent:${indianDay(nowMs)}`

/** What a send did to the day's budget, for the log: said once the transaction is stored. */
export interface BudgetState {
  readonly sent: number
  readonly perDay: number
  readonly alarm: 'near' | 'spent' | null
}

/**
 * Takes one message from the day's budget of the whole shop: codes cost money, and asking for them costs a
 * stranger none.
 * @throws too_many_requests until midnight in India when nothing is left for this requester
 */
export async function spendMessage(
  tx: ShopTransaction,
  { perShopADay, alarmAtPercent }: CodeLimits,
  isKnownDevice: boolean,
  nowMs: number,
): Promise<BudgetState> {
  const id = counterOf(nowMs)
  const spent = (await tx.get('counters', id))?.value ?? 0
  const available = isKnownDevice ? perShopADay : Math.floor((perShopADay * strangersPercent) / 100)
  if (spent >= available) throw shopError('too_many_requests', { seconds: secondsUntilMidnight(nowMs) })
  const sent = spent + 1
  if (sent === 1) await tx.delete('counters', counterOf(nowMs - dayMs))
  await tx.put('counters', { id, value: sent })
  const alarmAt = Math.max(1, Math.ceil((perShopADay * alarmAtPercent) / 100))
  const isSpent = sent === perShopADay || (!isKnownDevice && sent === available)
  return { sent, perDay: perShopADay, alarm: isSpent ? 'spent' : sent === alarmAt ? 'near' : null }
}

/** How many messages went out today, in India, and how many may. */
export async function messageBudget(
  reader: ShopReader,
  nowMs: number,
): Promise<{ readonly sent: number; readonly perDay: number }> {
  const { oneTimeCodes } = await readLimits(reader)
  const sent = (await reader.get('counters', counterOf(nowMs)))?.value ?? 0
  return { sent, perDay: oneTimeCodes.perShopADay }
}

/** Gives a message back that could not be sent. */
export async function returnMessage(tx: ShopTransaction, spentAtMs: number): Promise<void> {
  const id = counterOf(spentAtMs)
  const spent = (await tx.get('counters', id))?.value ?? 0
  if (spent > 0) await tx.put('counters', { id, value: spent - 1 })
}

/** The alarm: whoever runs the shop decides whether it is a good day or an attack. */
export function reportBudget(log: Log, { sent, perDay, alarm }: BudgetState): void {
  if (alarm === 'near') {
    log.error({ sent, perDay }, "The day's budget for one-time codes is nearly used up")
  } else if (alarm === 'spent') {
    log.error(
      { sent, perDay },
      "The day's budget for one-time codes is used up: strangers get none until midnight in India",
    )
  }
}

function secondsUntilMidnight(nowMs: number): number {
  const today = indianDay(nowMs)
  const midnight = Date.parse(`${today}T00:00:00+05:30`) + dayMs
  return Math.max(1, Math.ceil((midnight - nowMs) / secondMs))
}

/** Whether codes are sent to numbers of this country. */
export function servesCountryOf(phoneNumber: string, { callingCodes }: CodeLimits): boolean {
  return callingCodes.some(code => code === '*' || phoneNumber.startsWith(code))
}
