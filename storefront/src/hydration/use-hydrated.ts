import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render: for controls that do nothing without scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
