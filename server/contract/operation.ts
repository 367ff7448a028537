import { oc } from '@orpc/contract'
import * as z from 'zod'
import { errorCatalogue, type ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'
import { routes, type Access, type Caching, type OperationName, type OperationRoute } from './routes.ts'

/** Carried by every operation: who may call it and how its answer may be cached. */
export interface OperationMeta {
  readonly name?: OperationName
  readonly access?: Access
  /** Of the administration alone: what the administrator's role has to hold. */
  readonly permission?: Permission
  readonly caching?: Caching
}

/** What an error carries beside its message: which fields are wrong, and how. */
const errorData = z.object({ fields: z.record(z.string(), z.string()).optional() }).optional()

type ErrorMap<C extends ErrorCode> = {
  [code in C]: { status: (typeof errorCatalogue)[code]['status']; message: string; data: typeof errorData }
}

function errorMap<C extends ErrorCode>(codes: readonly C[]): ErrorMap<C> {
  return Object.fromEntries(
    codes.map(code => [code, { ...errorCatalogue[code], data: errorData }]),
  ) as unknown as ErrorMap<C>
}

/** The errors that follow from who may call an operation, beside those that it declares itself. */
export function accessErrors(access: Access): readonly ErrorCode[] {
  switch (access) {
    case 'administrator':
      return ['unauthenticated', 'invalid_api_key', 'forbidden', 'second_factor_setup_required']
    case 'customer':
    case 'shopper':
      return ['unauthenticated']
    case 'guest':
    case 'public':
      return []
  }
}

const base = oc.$meta<OperationMeta>({})

/**
 * One operation: its route, the shape of its input and of its answer, and every error that it may answer with.
 * `store_unavailable`, `overloaded`, `too_many_requests` and `server_error` can happen to any operation and are not listed.
 */
export function operation<I extends z.ZodType, O extends z.ZodType, C extends ErrorCode = never>(
  name: OperationName,
  shape: { summary: string; input: I; output: O; errors?: readonly C[]; detailedInput?: boolean },
) {
  const route: OperationRoute = routes[name]
  return base
    .meta({
      name,
      access: route.access,
      caching: route.caching ?? 'none',
      ...(route.access === 'administrator' && { permission: route.permission }),
    })
    .route({
      method: route.method,
      path: route.path,
      operationId: name,
      summary: shape.summary,
      successStatus: route.status ?? 200,
      inputStructure: shape.detailedInput ? 'detailed' : 'compact',
    })
    .errors(errorMap([...accessErrors(route.access), ...(shape.errors ?? [])]) as ErrorMap<C>)
    .input(shape.input)
    .output(shape.output)
}

/** The input of an operation that takes nothing. */
export const none = z.object({})
