import { implement, type ImplementerInternalWithMiddlewares } from '@orpc/server'
import type { contract, publicContract, ErrorCode, OperationMeta } from '../contract/index.ts'
import type { Dependencies, RequestContext } from './context.ts'
import { authorise, setAnswerHeaders, toDeclaredError, type OperationFacts } from './middleware.ts'
import { readingFor } from './reading.ts'
import { watchOperation } from './watch-operation.ts'

/** A procedure's part of the contract, as oRPC hands it to a middleware. */
interface ContractedProcedure {
  readonly '~orpc': {
    readonly meta: OperationMeta
    readonly errorMap: object
    readonly route: { readonly inputStructure?: string }
  }
}

function factsOf({ '~orpc': { meta, errorMap, route } }: ContractedProcedure): OperationFacts {
  return {
    // The contract names every operation.
    meta: meta as OperationFacts['meta'],
    declares: (code: ErrorCode) => Object.hasOwn(errorMap, code),
    detailedInput: route.inputStructure === 'detailed',
  }
}

/** What a handler knows of its request. */
type HandlerContext = RequestContext & {
  readonly caller: Awaited<ReturnType<typeof authorise>>
  readonly reading: ReturnType<typeof readingFor>
}

/** A handler of each operation of a contract is made with it. The type is written out: inferred, it is too long for a declaration. */
type Guarded<C extends typeof contract | typeof publicContract> = ImplementerInternalWithMiddlewares<
  C,
  RequestContext,
  HandlerContext
>

export type GuardedOperations = Guarded<typeof contract>
export type PublicOperations = Guarded<typeof publicContract>

/** The operations of a contract, with its rules of access, caching and errors around each. */
export function guardedOperations(guarded: typeof contract, dependencies: Dependencies): GuardedOperations
export function guardedOperations(
  guarded: typeof publicContract,
  dependencies: Dependencies,
): PublicOperations
export function guardedOperations(
  guarded: typeof contract | typeof publicContract,
  dependencies: Dependencies,
): GuardedOperations | PublicOperations {
  return implement(guarded)
    .$context<RequestContext>()
    .use(({ context, procedure, next }, input) => {
      const facts = factsOf(procedure)
      const call = { context, operation: facts.meta.name, input }
      return watchOperation(dependencies, call, async identify => {
        try {
          const caller = await authorise(dependencies, context, facts.meta, identify)
          const reading = readingFor(dependencies, facts.meta, caller)
          const result = await next({ context: { caller, reading } })
          setAnswerHeaders(context.responseHeaders, facts)
          return result
        } catch (thrown) {
          const error = toDeclaredError(dependencies, facts, thrown)
          setAnswerHeaders(context.responseHeaders, facts, error)
          throw error
        }
      })
    })
}
