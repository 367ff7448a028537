import type { OperationInputs, OperationName, OperationOutputs } from '@shruti/server/contract'
import { callOf } from '../operations.ts'
import type { MountedWorld } from './mounted-world.ts'

/** How a call that feeds a story stands. */
export type CallState<O extends OperationName> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: OperationOutputs[O] }
  /** `message` is the server's, or that of a lost connection. */
  | { readonly status: 'failed'; readonly message: string }

/** A call whose state a component can subscribe to, and that can be repeated. */
export interface StoryCall<O extends OperationName> {
  readonly getState: () => CallState<O>
  readonly subscribe: (listener: () => void) => () => void
  /** Calls again. Resolves when the answer is there. */
  readonly retry: () => Promise<void>
}

/** Prepares a call through the worker; `retry` makes it. */
export function createStoryCall<O extends OperationName>(
  { fetch }: MountedWorld,
  operation: O,
  input: OperationInputs[O],
): StoryCall<O> {
  let state: CallState<O> = { status: 'loading' }
  const listeners = new Set<() => void>()
  const change = (next: CallState<O>) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retry: async () => {
      change({ status: 'loading' })
      try {
        const { method, path, headers, body } = callOf(operation, input)
        const response = await fetch(`/api${path}`, { method, headers, body })
        const answer: unknown = await response.json()
        change(
          response.ok
            ? { status: 'ready', data: answer as OperationOutputs[O] }
            : { status: 'failed', message: messageOf(answer) },
        )
      } catch {
        change({ status: 'failed', message: 'Network error' })
      }
    },
  }
}

function messageOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'message' in answer
    ? String(answer.message)
    : 'Unknown error'
}
