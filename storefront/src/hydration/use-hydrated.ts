import { itself, useSharedValue, type SharedValue } from './shared-value.ts'

const hydrated: SharedValue<boolean> = {
  subscribe: () => () => undefined,
  current: () => true,
  first: () => false,
}

/** False on the server and in the first render: for controls that do nothing without scripts. */
export function useHydrated(): boolean {
  return useSharedValue(hydrated, itself)
}
