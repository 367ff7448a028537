import { limitSchemas, type ShopLimits } from '../contract/index.ts'
import type { SettingsRecord, ShopReader } from './records.ts'

/**
 * The limits of a shop by its settings: the defaults, and over them what an administrator changed.
 * @throws ZodError for figures that the settings should never have taken
 */
export function limitsOf(settings: Pick<SettingsRecord, 'limits'> | undefined): ShopLimits {
  return limitSchemas.shopLimits.parse(settings?.limits ?? {})
}

/** The limits as they are now: read them in the transaction that they decide about, so that a change holds at once. */
export async function readLimits(reader: ShopReader): Promise<ShopLimits> {
  return limitsOf(await reader.get('settings', 'shop'))
}
