import type { Product } from '@shruti/server/contract'
import { duration } from '../text/duration.ts'
import { t } from '../../language/t.ts'

interface Specification {
  readonly name: string
  readonly value: string
}

function battery({ batteryHours, caseHours }: Product['specs']): string | undefined {
  if (batteryHours === undefined) return caseHours === undefined ? undefined : `${caseHours} h`
  return caseHours === undefined
    ? `${batteryHours} h`
    : t('{batteryHours} h per charge, {caseHours} h with the case', { batteryHours, caseHours })
}

/** What a product measures, in the order in which people ask [SHOP-2]. What does not apply is left out. */
export function specificationsOf({ specs, warrantyMonths }: Product): Specification[] {
  const makesSound = specs.driverMm !== undefined || specs.batteryHours !== undefined
  const rows: readonly [name: string, value: string | undefined][] = [
    [
      t('Noise cancelling'),
      specs.ancDb ? t('Up to {ancDb} dB', { ancDb: specs.ancDb }) : makesSound ? t('None') : undefined,
    ],
    [t('Battery'), battery(specs)],
    [t('Connection'), specs.bluetooth && t('Bluetooth {bluetooth}', { bluetooth: specs.bluetooth })],
    [t('Codecs'), specs.codecs?.join(', ')],
    [
      t('Driver'),
      specs.driverMm === undefined ? undefined : t('{driverMm} mm', { driverMm: specs.driverMm }),
    ],
    [
      t('Latency'),
      specs.latencyMs === undefined ? undefined : t('{latencyMs} ms', { latencyMs: specs.latencyMs }),
    ],
    [t('Water resistance'), specs.waterResistance],
    [t('Weight'), specs.weightG === undefined ? undefined : `${specs.weightG} g`],
    [t('Warranty'), duration(warrantyMonths)],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
