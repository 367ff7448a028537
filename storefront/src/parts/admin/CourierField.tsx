import { TextField, type TextFieldProps } from '@shruti/design-system/TextField'
import { useId } from 'react'
import { useCouriers } from '../../queries/admin-settings.ts'

/** The courier of a parcel: one of the shop's, which has a tracking page, or any other by its name [ADM-7]. */
export function CourierField(field: Omit<TextFieldProps, 'label' | 'list' | 'name'>) {
  const list = useId()
  const couriers = useCouriers()
  return (
    <>
      <TextField label="Courier" name="carrier" list={list} {...field} />
      <datalist id={list}>
        {couriers.map(({ id, name }) => (
          <option key={id} value={name} aria-label={name} />
        ))}
      </datalist>
    </>
  )
}
