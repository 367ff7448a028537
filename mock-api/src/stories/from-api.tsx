import type { Decorator, Loader } from '@storybook/react-vite'
import type { OperationInputs, OperationName, OperationOutputs } from '@shruti/server/contract'
import { useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { createStoryCall, type StoryCall } from './api-call.ts'
import { mountWorld, type MountedWorld } from './mounted-world.ts'

/** Props for the time before the answer and for a failed call. A story that can end so must say how it looks. */
export interface FedStates<Props> {
  readonly loading?: Partial<Props>
  readonly failed?: (message: string, retry: () => void) => Partial<Props>
}

/** The part of a story's meta that feeds it: spread it into the meta, or into one story. */
export interface Feed {
  readonly loaders: Loader[]
  readonly decorators: Decorator[]
}

interface FedBy<O extends OperationName> {
  readonly mounted: MountedWorld
  readonly call: StoryCall<O>
}

/**
 * Feeds a story's props from an operation of the mocked API, in the world of its `parameters.api` and the toolbar.
 * What someone changes in the controls wins over what the API says.
 *
 * The call is made by a loader, so that the story is complete when its play function starts; only a story whose
 * operation keeps it waiting is shown loading.
 *
 * @param toProps what of the answer goes into which prop; `args` are the story's own
 */
export function fromApi<O extends OperationName, Props extends object>(
  operation: O,
  input: OperationInputs[O],
  toProps: (answer: OperationOutputs[O], args: Readonly<Record<string, unknown>>) => Props,
  states: FedStates<Props> = {},
): Feed {
  const key = `api:${operation}`
  const load: Loader = async context => {
    const mounted = await mountWorld(context)
    const call = createStoryCall(mounted, operation, input)
    const answered = call.retry()
    if (!mounted.world.keepsWaiting(operation)) await answered
    return { [key]: { mounted, call } satisfies FedBy<O> }
  }
  const decorate: Decorator = (Story, { args, initialArgs, loaded }) => {
    const changed = Object.fromEntries(
      Object.entries(args).filter(
        ([name, value]) => value !== (initialArgs as Record<string, unknown>)[name],
      ),
    )
    const propsOf = (answer: OperationOutputs[O]) => toProps(answer, args)
    return (
      <Fed
        fedBy={(loaded as Record<string, FedBy<O>>)[key] as FedBy<O>}
        propsOf={propsOf}
        states={states}
        Story={Story}
        args={args}
        changed={changed}
      />
    )
  }
  return { loaders: [load], decorators: [decorate] }
}

interface FedProps<O extends OperationName, Props> {
  readonly fedBy: FedBy<O>
  readonly propsOf: (answer: OperationOutputs[O]) => Props
  readonly states: FedStates<Props>
  readonly Story: ComponentType<{ args: object }>
  readonly args: object
  readonly changed: object
}

function Fed<O extends OperationName, Props extends object>({
  fedBy: { mounted, call },
  propsOf,
  states,
  Story,
  args,
  changed,
}: FedProps<O, Props>) {
  const state = useSyncExternalStore(call.subscribe, call.getState)
  useEffect(() => () => mounted.close(), [mounted])
  const render = (props: Partial<Props> | undefined, missing: string) => {
    if (!props) throw new Error(missing)
    return <Story args={{ ...args, ...props, ...changed }} />
  }
  switch (state.status) {
    case 'ready':
      return render(propsOf(state.data), '')
    case 'loading':
      return render(states.loading, 'This story is kept waiting but does not say what it shows meanwhile.')
    case 'failed':
      return render(
        states.failed?.(state.message, () => void call.retry()),
        `The call that feeds this story failed: ${state.message}`,
      )
  }
}

/** Opens the story's world for a story that fetches by itself, such as a page: `loaded.mounted`. */
export const withApi: Loader = async context => ({ mounted: await mountWorld(context) })
