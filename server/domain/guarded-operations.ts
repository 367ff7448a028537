import { implement } from '@orpc/server'
import { contract, type ErrorCode } from '../contract/index.ts'
import type { Dependencies, RequestContext } from './context.ts'
import { authorise, setAnswerHeaders, toDeclaredError, type OperationFacts } from './middleware.ts'

/** A procedure's part of the contract, as oRPC hands it to a middleware. */
interface ContractedProcedure {
  readonly '~orpc': {
    readonly meta: OperationFacts['meta']
    readonly errorMap: object
    readonly route: { readonly inputStructure?: string }
  }
}

function factsOf({ '~orpc': { meta, errorMap, route } }: ContractedProcedure): OperationFacts {
  return {
    meta,
    declares: (code: ErrorCode) => Object.hasOwn(errorMap, code),
    detailedInput: route.inputStructure === 'detailed',
  }
}

/** The operations, with the contract's rules of access, caching and errors around each. */
export function guardedOperations(dependencies: Dependencies) {
  return implement(contract)
    .$context<RequestContext>()
    .use(async ({ context, procedure, next }) => {
      const facts = factsOf(procedure)
      try {
        const caller = await authorise(dependencies, context, facts.meta)
        const result = await next({ context: { caller } })
        setAnswerHeaders(context.responseHeaders, facts)
        return result
      } catch (thrown) {
        const error = toDeclaredError(dependencies, facts, thrown)
        setAnswerHeaders(context.responseHeaders, facts, error)
        throw error
      }
    })
}

export type GuardedOperations = ReturnType<typeof guardedOperations>
