import type { AdminSettings } from '@shruti/server/contract'
import type { SettingsSection } from '../../../queries/admin-settings.ts'

export type { SettingsSection }

type FieldName<S extends SettingsSection> = keyof AdminSettings[S] & string

/** A field of a section, and how it is typed. `rupees`: typed in rupees, kept in paise. `percent`: a choice of numbers. */
export interface SettingField<S extends SettingsSection> {
  readonly name: FieldName<S>
  readonly label: string
  readonly hint?: string
  readonly kind: 'text' | 'lines' | 'rupees' | 'number' | 'flag' | 'choice' | 'percent'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/** What a form holds: text as it is typed, and yes or no. */
export type FormValues = Record<string, string | boolean>

const paisePerRupee = 100

/** A section as its form shows it. */
export function formValuesOf<S extends SettingsSection>(
  fields: readonly SettingField<S>[],
  section: AdminSettings[S],
): FormValues {
  return Object.fromEntries(
    fields.map(({ name, kind }): [string, string | boolean] => {
      const value = section[name] as string | number | boolean
      if (typeof value === 'boolean') return [name, value]
      return [name, kind === 'rupees' ? rupeesOf(Number(value)) : String(value)]
    }),
  )
}

/** What is sent for what was typed; what is no number becomes NaN, which the contract refuses by the field's name. */
export function inputOf<S extends SettingsSection>(
  fields: readonly SettingField<S>[],
  values: FormValues,
): Record<string, string | number | boolean> {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = values[name] ?? ''
      if (typeof value === 'boolean') return [name, value]
      if (kind === 'rupees') return [name, paiseOf(value)]
      return [name, kind === 'number' || kind === 'percent' ? numberOf(value) : value]
    }),
  )
}

/** A field's value in words, for the comparison of two versions. */
export function inWords<S extends SettingsSection>(
  { kind, options = [] }: SettingField<S>,
  value: string | boolean | undefined,
): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (value === undefined || value === '') return 'Empty'
  if (kind === 'choice' || kind === 'percent')
    return options.find(option => option.value === value)?.label ?? value
  return kind === 'rupees' ? `₹${value}` : value
}

/** "499", "49.50": as people write a price. */
function rupeesOf(paise: number): string {
  return (paise / paisePerRupee).toFixed(paise % paisePerRupee === 0 ? 0 : 2)
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

/** Rupees with at most two decimals, with or without commas and the sign. */
function paiseOf(text: string): number {
  const plain = text.replace(/[₹,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * paisePerRupee) : Number.NaN
}
