import type { Request as ExpressRequest } from 'express'
import { routes, type Address } from '../../contract/index.ts'
import type { CallApi } from '../api.ts'
import { apiPrefix } from '../paths.ts'
import type { Visit } from '../visits.ts'

interface DefaultPincodeOptions {
  readonly callApi: CallApi
  readonly visit: Visit
  readonly publicOrigin: string
}

/**
 * Where deliveries to whoever asks go unless they say otherwise: the PIN code of their default address [BEY-3].
 * @returns an empty string without an address, and for a session that has ended
 */
export function readDefaultPincode({ callApi, visit, publicOrigin }: DefaultPincodeOptions) {
  return async (request: ExpressRequest): Promise<string> => {
    const call = new Request(`${publicOrigin}${apiPrefix}${routes.listAddresses.path}`)
    const answer = await callApi(call, await visit(request))
    if (!answer.ok) return ''
    const [first] = (await answer.json()) as readonly Address[]
    return first?.pincode ?? ''
  }
}
