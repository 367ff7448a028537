import * as z from 'zod'
import {
  contract,
  errorCatalogue,
  routes,
  type ErrorCode,
  type OperationName,
  type OperationRoute,
} from '../contract/index.ts'

/**
 * What the suite saw of the contract. Every answer goes through `check`, which holds it to the contract word for word;
 * `missing` then tells what the contract declares and no case has shown. Both read the contract, so a new operation or
 * error fails the suite until a case shows it.
 */

const operationNames = Object.keys(routes) as OperationName[]

/** Errors that can happen to any operation or before one is reached: no operation declares them. */
const universal: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'too_many_requests',
  'store_unavailable',
  'overloaded',
  'server_error',
  'not_found',
  'method_not_allowed',
  'unsupported_media_type',
  'payload_too_large',
  'cross_origin',
])

const errorBody = z.strictObject({
  message: z.string().min(1),
  code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string().min(1), z.string().min(1)).optional(),
})

interface OperationContract {
  readonly inputSchema: z.ZodType
  readonly outputSchema: z.ZodType
  readonly errorMap: Readonly<Record<string, unknown>>
}

function contractOf(operation: OperationName): OperationContract {
  return contract[operation]['~orpc'] as unknown as OperationContract
}

/** Whether some input is wrong for an operation. Ids in its path alone cannot be: they are looked up, not validated. */
export function inputCanFail(operation: OperationName): boolean {
  const schema = z.toJSONSchema(contractOf(operation).inputSchema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(schema.properties ?? {}).some(
    ([name, property]) =>
      !routes[operation].path.includes(`{${name}}`) || JSON.stringify(property) !== '{"type":"string"}',
  )
}

/** The error codes that an operation declares. */
export function declaredErrors(operation: OperationName): ErrorCode[] {
  return Object.keys(contractOf(operation).errorMap) as ErrorCode[]
}

export class Coverage {
  readonly #seen = new Set<string>()

  /**
   * Holds one answer to the contract and remembers it.
   * @throws Error when a status, a field or a code is not what the contract says
   */
  check(operation: OperationName | undefined, status: number, body: unknown): void {
    if (status < 400) {
      if (!operation) throw new Error(`Nothing is declared for an answer with ${status}`)
      this.#checkSuccess(operation, status, body)
    } else {
      this.#checkError(operation, status, body)
    }
  }

  #checkSuccess(operation: OperationName, status: number, body: unknown): void {
    const route: OperationRoute = routes[operation]
    if (status !== (route.status ?? 200)) throw new Error(`${operation} answered ${status}`)
    const parsed = contractOf(operation).outputSchema.safeParse(body)
    if (!parsed.success) throw new Error(`${operation} breaks its schema: ${z.prettifyError(parsed.error)}`)
    this.#seen.add(`${operation} success`)
  }

  #checkError(operation: OperationName | undefined, status: number, body: unknown): void {
    const parsed = errorBody.safeParse(body)
    if (!parsed.success) {
      throw new Error(`${operation ?? 'No operation'}: not an error body: ${JSON.stringify(body)}`)
    }
    const { code } = parsed.data
    if (errorCatalogue[code].status !== status) throw new Error(`${code} came with status ${status}`)
    const malformedBody = code === 'invalid_input' && parsed.data.fields === undefined
    const declared = operation !== undefined && declaredErrors(operation).includes(code)
    if (!declared && !universal.has(code) && !malformedBody) {
      throw new Error(`${operation ?? 'No operation'} does not declare ${code}`)
    }
    if (operation) this.#seen.add(`${operation} ${code}`)
  }

  /** Declared outcomes that no case has shown: "addCartItem out_of_stock". */
  missing(): string[] {
    return operationNames
      .flatMap(operation =>
        ['success', ...declaredErrors(operation)].map(outcome => `${operation} ${outcome}`),
      )
      .filter(outcome => !this.#seen.has(outcome))
  }
}
