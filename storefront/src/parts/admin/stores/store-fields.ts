import { daysOfWeek, type AdminStore, type DayOfWeek } from '@shruti/server/contract'
import type { CallInput } from '../../../api/api.ts'

export type StoreInput = CallInput<'adminCreateStore'>

/** The days of the week with their names. */
export const days = Object.entries(daysOfWeek) as [DayOfWeek, string][]

const usual = { opens: '10:30', closes: '20:00' }

/** A store before anything is typed. @param position behind the others */
export const blankStore = (position: number): StoreInput => ({
  name: '',
  city: '',
  address: '',
  pincode: '',
  phone: '',
  week: {
    monday: usual,
    tuesday: usual,
    wednesday: usual,
    thursday: usual,
    friday: usual,
    saturday: usual,
    sunday: null,
  },
  closedOn: [],
  position,
  isHidden: false,
})

/** What the form holds; what is no number is NaN, which the contract refuses by the field's name. */
export function storeInputOf(form: FormData): StoreInput {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const hours = (day: DayOfWeek) => {
    const [opens, closes] = [text(`week.${day}.opens`), text(`week.${day}.closes`)]
    return opens === '' && closes === '' ? null : { opens, closes }
  }
  return {
    name: text('name'),
    city: text('city'),
    address: text('address'),
    pincode: text('pincode'),
    phone: text('phone'),
    week: Object.fromEntries(days.map(([day]) => [day, hours(day)])) as StoreInput['week'],
    closedOn: text('closedOn')
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
    position: Number(text('position') || Number.NaN),
    isHidden: form.has('isHidden'),
  }
}

/** A store field by field, for the comparison of two versions. */
function inWords({ week, ...store }: StoreInput) {
  return [
    ['Name', store.name],
    ['City', store.city],
    ['Address', store.address],
    ['PIN code', store.pincode],
    ['Phone', store.phone],
    ...days.map(([day, name]) => {
      const hours = week[day]
      return [name, hours ? `${hours.opens}–${hours.closes}` : 'Closed'] as const
    }),
    ['Closed on', store.closedOn.join(', ') || 'No other days'],
    ['Place in the list', String(store.position)],
    ['Hidden', store.isHidden ? 'Yes' : 'No'],
  ] as const
}

/** The fields that differ between what is typed and what somebody else saved. */
export function storeDifferences(mine: StoreInput, other: AdminStore) {
  const theirs = new Map<string, string>(inWords(other))
  return inWords(mine)
    .map(([label, yours]) => ({ label, yours, theirs: theirs.get(label) ?? '' }))
    .filter(field => field.yours !== field.theirs)
}
