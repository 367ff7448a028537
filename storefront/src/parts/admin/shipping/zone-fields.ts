import type { AdminShippingZone } from '@shruti/server/contract'
import type { CallInput } from '../../../api/api.ts'

type ZoneInput = CallInput<'adminCreateShippingZone'>

/** A zone before anything is typed: the shop's usual promise. */
export const usualZone = {
  city: null,
  state: null,
  serviceable: true,
  cod: true,
  express: false,
  standardDays: { min: 3, max: 5 },
  expressDays: { min: 1, max: 2 },
} satisfies Omit<AdminShippingZone, 'id' | 'version'>

/** What the form holds; what is no number is NaN, which the contract refuses by the field's name. */
export function zoneInputOf(form: FormData): ZoneInput {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const days = (name: string) => {
    const part = (end: 'min' | 'max') => Number(text(`${name}.${end}`) || Number.NaN)
    return { min: part('min'), max: part('max') }
  }
  return {
    prefix: text('prefix'),
    city: text('city'),
    // The options are the contract's own states.
    state: (text('state') || null) as ZoneInput['state'],
    serviceable: form.has('serviceable'),
    cod: form.has('cod'),
    express: form.has('express'),
    standardDays: days('standardDays'),
    expressDays: days('expressDays'),
  }
}

type Worded = Pick<
  ZoneInput,
  'city' | 'state' | 'serviceable' | 'cod' | 'express' | 'standardDays' | 'expressDays'
>

const yes = (value: boolean) => (value ? 'Yes' : 'No')

/** A zone field by field, for the comparison of two versions. */
function inWords({ city, state, serviceable, cod, express, standardDays, expressDays }: Worded) {
  return [
    ['City', city || 'Several'],
    ['State', state ?? 'Several'],
    ['We deliver there', yes(serviceable)],
    ['Cash on delivery', yes(cod)],
    ['Express', yes(express)],
    ['Standard, business days', `${standardDays.min}–${standardDays.max}`],
    ['Express, business days', `${expressDays.min}–${expressDays.max}`],
  ] as const
}

/** The fields that differ between what is typed and what somebody else saved. */
export function zoneDifferences(mine: Worded, other: Worded) {
  const theirs = new Map<string, string>(inWords(other))
  return inWords(mine)
    .map(([label, yours]) => ({ label, yours, theirs: theirs.get(label) ?? '' }))
    .filter(field => field.yours !== field.theirs)
}
