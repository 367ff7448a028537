import type { Product } from '@shruti/server/contract'

interface Specification {
  readonly name: string
  readonly value: string
}

function warranty(months: number): string {
  if (months === 0) return 'None'
  if (months % 12 !== 0) return `${months} months`
  return months === 12 ? '1 year' : `${months / 12} years`
}

function battery({ batteryHours, caseHours }: Product['specs']): string | undefined {
  if (batteryHours === undefined) return caseHours === undefined ? undefined : `${caseHours} h`
  return caseHours === undefined
    ? `${batteryHours} h`
    : `${batteryHours} h per charge, ${caseHours} h with the case`
}

/** What a product measures, in the order in which people ask [SHOP-2]. What does not apply is left out. */
export function specificationsOf({ specs, warrantyMonths }: Product): Specification[] {
  const makesSound = specs.driverMm !== undefined || specs.batteryHours !== undefined
  const rows: readonly [name: string, value: string | undefined][] = [
    ['Noise cancelling', specs.ancDb ? `Up to ${specs.ancDb} dB` : makesSound ? 'None' : undefined],
    ['Battery', battery(specs)],
    ['Connection', specs.bluetooth && `Bluetooth ${specs.bluetooth}`],
    ['Codecs', specs.codecs?.join(', ')],
    ['Driver', specs.driverMm === undefined ? undefined : `${specs.driverMm} mm`],
    ['Latency', specs.latencyMs === undefined ? undefined : `${specs.latencyMs} ms`],
    ['Water resistance', specs.waterResistance],
    ['Weight', specs.weightG === undefined ? undefined : `${specs.weightG} g`],
    ['Warranty', warranty(warrantyMonths)],
  ]
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
