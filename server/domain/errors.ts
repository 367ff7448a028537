import { ORPCError } from '@orpc/server'
import { errorCatalogue, errorMessage, type ErrorCode, type ErrorParams } from '../contract/index.ts'
import { StoreUnavailable, UniqueViolation } from './ports/index.ts'

/** Which fields are wrong, and how: a field's path to its message. */
export type FieldMessages = Readonly<Record<string, string>>

/**
 * An error of the catalogue, ready to be thrown. Its message is filled in from `params`, which it keeps as its cause.
 * `field` is the path of the field of the request that it is about, for forms.
 */
export function shopError<C extends ErrorCode>(
  code: C,
  ...rest: keyof ErrorParams<C> extends never
    ? [params?: ErrorParams<C>, field?: string]
    : [params: ErrorParams<C>, field?: string]
): ORPCError<C, { fields?: FieldMessages } | undefined> {
  const [params, field] = rest
  const message = errorMessage(code, params ?? ({} as ErrorParams<C>))
  return new ORPCError(code, {
    status: errorCatalogue[code].status,
    message,
    data: field === undefined ? undefined : { fields: { [field]: message } },
    cause: params,
  })
}

/** The same error, about several fields. */
export function withFields<C extends ErrorCode>(
  { code, status, message, cause }: ORPCError<C, { fields?: FieldMessages } | undefined>,
  fields: FieldMessages,
): ORPCError<C, { fields?: FieldMessages } | undefined> {
  return new ORPCError(code, { status, message, data: { fields }, cause })
}

/** Seconds that an error asks the client to wait: the value of Retry-After. Undefined where it asks for no wait. */
export function retryAfterSeconds(error: unknown): number | undefined {
  if (!isShopError(error)) return undefined
  const { cause } = error
  const seconds =
    typeof cause === 'object' && cause !== null && 'seconds' in cause ? cause.seconds : undefined
  return typeof seconds === 'number' ? seconds : undefined
}

/** An error of ours, as opposed to one of the transport or a bug. */
export function isShopError(
  error: unknown,
): error is ORPCError<ErrorCode, { fields?: FieldMessages } | undefined> {
  return error instanceof ORPCError && Object.hasOwn(errorCatalogue, String(error.code))
}

/** What a value that another record holds already means to the caller. */
const uniqueViolations: Readonly<
  Record<
    string,
    'username_taken' | 'email_registered' | 'phone_number_registered' | 'already_reviewed' | undefined
  >
> = {
  'users.username': 'username_taken',
  'users.email': 'email_registered',
  'users.phoneNumber': 'phone_number_registered',
  'reviews.authorship': 'already_reviewed',
}

/** The catalogue's error for what a store rejected with; undefined when it is not the store's doing. */
export function fromStoreError(error: unknown): ORPCError<ErrorCode, unknown> | undefined {
  if (error instanceof StoreUnavailable) return shopError('store_unavailable')
  if (error instanceof UniqueViolation) {
    const code = uniqueViolations[`${error.collection}.${error.index}`]
    if (code) return shopError(code)
  }
  return undefined
}

/** The body as a whole is wrong: a list, a text, a number. */
const notAnObject = 'Send the request as a JSON object'

/** Fields and messages of a failed validation. `{ body, headers }` wrappers of detailed inputs are left out of paths. */
export function invalidInput(
  issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[],
  wrapped: boolean,
): ORPCError<ErrorCode, { fields?: FieldMessages } | undefined> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = (issue.path ?? []).map(segmentName).slice(wrapped ? 1 : 0)
    fields[path.join('.')] ??= path.length === 0 ? notAnObject : issue.message
  }
  const named = Object.fromEntries(Object.entries(fields).filter(([path]) => path !== ''))
  return new ORPCError('invalid_input', {
    status: errorCatalogue.invalid_input.status,
    message: Object.values(fields)[0] ?? errorCatalogue.invalid_input.message,
    data: Object.keys(named).length > 0 ? { fields: named } : undefined,
  })
}

/** A path's segment is a key, or an object that holds one (Standard Schema). */
function segmentName(segment: unknown): string {
  return String(typeof segment === 'object' && segment !== null && 'key' in segment ? segment.key : segment)
}
