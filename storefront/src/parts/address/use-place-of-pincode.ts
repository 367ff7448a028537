import { useQuery } from '@tanstack/react-query'
import { indianStates, type AddressInput, type PincodeAnswer } from '@shruti/server/contract'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
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

const isWhole = (pincode: string) => /^[1-9]\d{5}$/.test(pincode)

export interface PlaceOfPincode {
  /** What the shop knows of the place; undefined until the PIN code is whole. */
  readonly place: PincodeAnswer | undefined
  /** City and state as the PIN code filled them in: no draft of the form keeps them as if they had been typed. */
  readonly filledIn: RefObject<FilledIn>
  /** Before the form is checked: waits for the city and the state where they are still on their way. Never rejects. */
  readonly whenFilledIn: () => Promise<void>
  /** It is waited for just now. */
  readonly isAwaited: boolean
}

/**
 * Lets state and city follow the PIN code [CHK-1]. A PIN code lies in one state, which is therefore set; its city is a
 * suggestion, which takes the place of an empty field or of the suggestion before it, and never of what was typed.
 */
export function usePlaceOfPincode(form: AddressFormFields): PlaceOfPincode {
  const app = useApp()
  const { watch, setValue, getValues, getFieldState } = form
  const pincode = watch('pincode') ?? ''
  const { data: place } = useQuery({ ...pincodeQuery(app, pincode), enabled: isWhole(pincode) })
  const filledIn = useRef<FilledIn>({})
  const [isAwaited, setIsAwaited] = useState(false)

  const fillIn = useCallback(
    (known: PincodeAnswer) => {
      const set = (name: 'city' | 'state', value: string) =>
        // A message that the field had is checked anew: its cause may be gone.
        setValue(name, value, { shouldValidate: getFieldState(name).error !== undefined })
      const state = indianStates.find(one => one === known.state)
      if (state) set('state', state)
      const city = known.city ?? ''
      const typed = getValues('city') ?? ''
      if (typed === '' || typed === filledIn.current['city']) {
        set('city', city)
        selectWhereFocused('city')
      }
      filledIn.current = { city, ...(state && { state }) }
    },
    [setValue, getValues, getFieldState],
  )
  useEffect(() => {
    if (place) fillIn(place)
  }, [place, fillIn])

  async function whenFilledIn(): Promise<void> {
    const { pincode: asked = '', city, state } = getValues()
    // What has come was filled in: an empty city, or another state, is then the shopper's own.
    if (!isWhole(asked) || place?.pincode === asked || (city && state)) return
    setIsAwaited(true)
    const known = await app.queryClient.ensureQueryData(pincodeQuery(app, asked)).catch(() => undefined)
    setIsAwaited(false)
    if (getValues('pincode') !== asked) return whenFilledIn()
    if (known) fillIn(known)
  }

  return { place, filledIn, whenFilledIn, isAwaited }
}
