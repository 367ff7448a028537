import {
  contract,
  errorCatalogue,
  errorMessage,
  routes,
  type Contract,
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  type OperationName,
  type OperationOutputs,
  type OperationRoute,
} from '@shruti/server/contract'

type Declared<O extends OperationName> = keyof Contract[O]['~orpc']['errorMap'] & ErrorCode

type AccessError<O extends OperationName> = {
  public: never
  guest: never
  shopper: 'unauthenticated'
  customer: 'unauthenticated'
  administrator: 'unauthenticated' | 'invalid_api_key' | 'forbidden' | 'second_factor_setup_required'
}[(typeof routes)[O]['access']]

/** Errors that can happen to any operation; no contract lists them. */
export type UniversalError = 'store_unavailable' | 'overloaded' | 'too_many_requests' | 'server_error'

/** Every code that operation `O` may answer with. */
export type ErrorOf<O extends OperationName> = Declared<O> | AccessError<O> | UniversalError

type ParamsOf<C extends ErrorCode> = keyof ErrorParams<C> extends never
  ? { readonly params?: never }
  : { readonly params: ErrorParams<C> }

/** An error of the catalogue with what its message needs: `{ error: 'insufficient_stock', params: { n: 2 } }`. */
export type ErrorOutcome<O extends OperationName> = {
  [C in ErrorOf<O>]: {
    readonly error: C
    readonly fields?: Readonly<Record<string, string>>
  } & ParamsOf<C>
}[ErrorOf<O>]

/**
 * How an operation ends in a story: with an answer of the contract's shape, with an error that the contract
 * declares for it, or not at all (`pending` never answers, `offline` fails as a lost connection does).
 */
export type Outcome<O extends OperationName> =
  | { readonly data: OperationOutputs[O]; readonly totalCount?: number }
  | ErrorOutcome<O>
  | { readonly network: 'pending' | 'offline' }

/** An outcome whose operation is not known statically, as the transport holds it. */
export type AnyOutcome =
  | { readonly data: unknown; readonly totalCount?: number }
  | {
      readonly error: ErrorCode
      readonly params?: Readonly<Record<string, string | number>>
      readonly fields?: Readonly<Record<string, string>>
    }
  | { readonly network: 'pending' | 'offline' }

const privateAnswer = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/** The JSON answer of an error, as both transports give it. */
export function errorResponse<C extends ErrorCode>(
  code: C,
  params: ErrorParams<C>,
  fields?: Readonly<Record<string, string>>,
): Response {
  const body: ErrorBody = { message: errorMessage(code, params), code, ...(fields ? { fields } : {}) }
  return new Response(JSON.stringify(body), {
    status: errorCatalogue[code].status,
    headers: privateAnswer,
  })
}

/**
 * The answer of an outcome.
 * @throws Error when the data breaks the contract: a story must not show what the server cannot say
 */
export async function outcomeResponse(
  operation: OperationName,
  outcome: Exclude<AnyOutcome, { network: unknown }>,
): Promise<Response> {
  if ('error' in outcome) {
    return errorResponse(outcome.error, (outcome.params ?? {}) as ErrorParams<ErrorCode>, outcome.fields)
  }
  const { outputSchema } = contract[operation]['~orpc']
  if (!outputSchema) throw new Error(`The contract does not say what ${operation} answers`)
  const checked = await outputSchema['~standard'].validate(outcome.data)
  if (checked.issues) {
    const problems = checked.issues.map(issue => `${issue.path?.map(nameOf).join('.')}: ${issue.message}`)
    throw new Error(`The server could not answer ${operation} so: ${problems.join('; ')}`)
  }
  const route: OperationRoute = routes[operation]
  return new Response(JSON.stringify(checked.value), {
    status: route.status ?? 200,
    headers: {
      ...privateAnswer,
      ...(outcome.totalCount === undefined ? {} : { 'x-total-count': String(outcome.totalCount) }),
    },
  })
}

/** A path's segment is a key, or an object that holds one (Standard Schema). */
function nameOf(segment: PropertyKey | { readonly key: PropertyKey }): string {
  return String(typeof segment === 'object' ? segment.key : segment)
}
