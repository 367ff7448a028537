import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { pincodeQuery } from '../../queries/catalogue.ts'
import { useDeliveryPincode } from '../../queries/delivery-pincode.ts'
import { useUrl } from '../../router/router-context.ts'

/** The PIN code that was asked for, or that the shop remembers [BEY-3], and what the shop knows of its place. */
export function useDeliveryPlace() {
  const app = useApp()
  const { searchParams: search } = useUrl()
  const [remembered, remember] = useDeliveryPincode()
  // Without scripts the form asks by the address; what is asked for may be no PIN code.
  const [asked, ask] = useState(search.get('pincode'))
  const pincode = asked ?? remembered
  const {
    data: place,
    error,
    isFetching,
  } = useQuery({
    ...pincodeQuery(app, pincode),
    enabled: pincode !== '',
  })
  return {
    /** Undefined until it is known. */
    place,
    /** Nothing is delivered there: neither days nor ways of paying can be promised. */
    isUnserved: place?.serviceable === false,
    error,
    isFetching,
    /** The last one that was a PIN code; empty where there is none. */
    remembered,
    ask: (entered: string) => {
      ask(entered)
      remember(entered)
    },
  }
}

export type DeliveryPlace = ReturnType<typeof useDeliveryPlace>
