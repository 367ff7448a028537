import { indianStates } from '../../contract/index.ts'
import { gstStateCodes } from '../../contract/schemas/gst-state-codes.ts'

/** A state by its name, as addresses have it. */
export function gstState(name: string): { name: string; code: string } {
  const state = indianStates.find(candidate => candidate === name)
  return { name, code: state ? gstStateCodes[state] : '' }
}
