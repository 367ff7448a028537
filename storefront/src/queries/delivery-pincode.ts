import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApp, type App } from '../app/app-context.ts'
import { pincodeCookie, pincodeOf, readChosenPincode } from '../session/delivery-pincode.ts'
import { signedInHint } from '../session/session-hint.ts'
import { addressesQuery } from './address-list.ts'
import { pincodeKey } from './delivery-pincode-key.ts'

/** Where this visitor's delivery goes as far as is known; empty where it is not [BEY-3]. The server prints it. */
export function deliveryPincodeQuery(app: App) {
  const hint = signedInHint(app.sessionHint())
  return queryOptions({
    queryKey: [...pincodeKey, hint],
    queryFn: async () => {
      const chosen = readChosenPincode(app.cookies.read())
      const addresses =
        hint === 'user' && chosen?.by !== 'user'
          ? await app.queryClient.ensureQueryData(addressesQuery(app)).catch(() => [])
          : []
      return pincodeOf(chosen, hint, addresses[0]?.pincode)
    },
    staleTime: Infinity,
  })
}

/** Keeps a PIN code for every page to come, on the server too. What is no PIN code is not kept. */
export function rememberPincode(app: App, pincode: string): void {
  if (!/^[1-9]\d{5}$/.test(pincode)) return
  const by = app.sessionHint() === 'user' ? 'user' : 'guest'
  app.cookies.write(pincodeCookie({ pincode, by }, app.publicOrigin.startsWith('https:')))
  app.queryClient.setQueryData(deliveryPincodeQuery(app).queryKey, pincode)
}

/** The PIN code that deliveries go to, and how to choose another. */
export function useDeliveryPincode(): [pincode: string, choose: (pincode: string) => void] {
  const app = useApp()
  const { data = '' } = useQuery(deliveryPincodeQuery(app))
  return [data, useCallback(pincode => rememberPincode(app, pincode), [app])]
}
