import { useQuery } from '@tanstack/react-query'
import { indianStates, type AddressInput, type PincodeAnswer } from '@shruti/server/contract'
import { useEffect, useRef, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useApp } from '../../app/app-context.ts'
import { pincodeQuery } from '../../queries/catalogue.ts'
import type { FilledIn } from '../form/draft-fields.ts'

type AddressFormFields = Pick<
  UseFormReturn<Partial<AddressInput>>,
  'watch' | 'setValue' | 'getValues' | 'getFieldState'
>

/** Somebody who is about to type in a field that was filled meanwhile replaces what it says, and does not add to it. */
function selectWhereFocused(name: string) {
  const field = document.activeElement
  if (field instanceof HTMLInputElement && field.name === name) field.select()
}

export interface PlaceOfPincode {
  /** What the shop knows of the place; undefined until the PIN code is whole. */
  readonly place: PincodeAnswer | undefined
  /** City and state as the PIN code filled them in: no draft of the form keeps them as if they had been typed. */
  readonly filledIn: RefObject<FilledIn>
}

/**
 * Lets state and city follow the PIN code [CHK-1]. A PIN code lies in one state, which is therefore set; its city is a
 * suggestion, which takes the place of an empty field or of the suggestion before it, and never of what was typed.
 */
export function usePlaceOfPincode(form: AddressFormFields): PlaceOfPincode {
  const { watch, setValue, getValues, getFieldState } = form
  const pincode = watch('pincode') ?? ''
  const { data: place } = useQuery({
    ...pincodeQuery(useApp(), pincode),
    enabled: /^[1-9]\d{5}$/.test(pincode),
  })
  const filledIn = useRef<FilledIn>({})

  useEffect(() => {
    if (!place) return
    const set = (name: 'city' | 'state', value: string) =>
      // A message that the field had is checked anew: its cause may be gone.
      setValue(name, value, { shouldValidate: getFieldState(name).error !== undefined })
    const state = indianStates.find(known => known === place.state)
    if (state) set('state', state)
    const city = place.city ?? ''
    const typed = getValues('city') ?? ''
    if (typed === '' || typed === filledIn.current['city']) {
      set('city', city)
      selectWhereFocused('city')
    }
    filledIn.current = { city, ...(state && { state }) }
  }, [place, setValue, getValues, getFieldState])

  return { place, filledIn }
}
