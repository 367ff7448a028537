import type { OperationInputs, OperationName, OperationOutputs } from '@shruti/server/contract'
import { useEffect, useSyncExternalStore, type ComponentType, type ReactElement } from 'react'
import { createStoryCall, type StoryCall } from './api-call.ts'
import type { World } from '../world.ts'
import { mountWorld, type MountedWorld, type StorySurroundings } from './mounted-world.ts'

/** Props for the time before the answer and for a failed call. A story that can end so must say how it looks. */
export interface FedStates {
  readonly loading?: object
  readonly failed?: (message: string, retry: () => void) => object
}

/** A story as a decorator gets it, whatever its component's props. */
export type StoryOfAnyArgs = (update: { args: never }) => unknown

/** What of a story's context a feed reads. Structural, so that a feed fits every component's stories. */
export interface FedContext {
  readonly args: object
  readonly initialArgs: object
  readonly loaded: object
}

/** The part of a story's meta that feeds it: spread it into the meta, or into one story. */
export interface Feed {
  readonly loaders: ((context: StorySurroundings) => Promise<Record<string, unknown>>)[]
  readonly decorators: ((Story: StoryOfAnyArgs, context: FedContext) => ReactElement)[]
}

type InputFrom<O extends OperationName> = (world: World) => Promise<OperationInputs[O]>

function isFunction<O extends OperationName>(
  input: OperationInputs[O] | InputFrom<O>,
): input is InputFrom<O> {
  return typeof input === 'function'
}

interface FedBy<O extends OperationName> {
  /** The feed that made the call: a story's own stands in for its component's of the same operation. */
  readonly feed: object
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
 * A story can be fed otherwise than its component: spread another feed of the same operation into the story.
 *
 * @param input what the operation takes; a function gets the world, for the id of something that is in it
 * @param toProps what of the answer goes into which prop
 */
export function fromApi<O extends OperationName>(
  operation: O,
  input: OperationInputs[O] | InputFrom<O>,
  toProps: (answer: OperationOutputs[O]) => object,
  states: FedStates = {},
): Feed {
  const key = `api:${operation}`
  const feed = {}
  const load = async (context: StorySurroundings) => {
    const mounted = await mountWorld(context)
    const chosen = isFunction(input) ? await input(mounted.world) : input
    const call = createStoryCall(mounted, operation, chosen)
    const answered = call.retry()
    if (!mounted.world.keepsWaiting(operation)) await answered
    return { [key]: { feed, mounted, call } satisfies FedBy<O> }
  }
  const decorate = (AnyStory: StoryOfAnyArgs, { args, initialArgs, loaded }: FedContext) => {
    const Story = AnyStory as unknown as ComponentType<{ args?: object }>
    const fedBy = (loaded as Record<string, FedBy<O>>)[key]
    if (fedBy?.feed !== feed) return <Story />
    const changed = Object.fromEntries(
      Object.entries(args).filter(
        ([name, value]) => value !== (initialArgs as Record<string, unknown>)[name],
      ),
    )
    return <Fed fedBy={fedBy} propsOf={toProps} states={states} Story={Story} args={args} changed={changed} />
  }
  return { loaders: [load], decorators: [decorate] }
}

interface FedProps<O extends OperationName> {
  readonly fedBy: FedBy<O>
  readonly propsOf: (answer: OperationOutputs[O]) => object
  readonly states: FedStates
  readonly Story: ComponentType<{ args?: object }>
  readonly args: object
  readonly changed: object
}

function Fed<O extends OperationName>({
  fedBy: { mounted, call },
  propsOf,
  states,
  Story,
  args,
  changed,
}: FedProps<O>) {
  const state = useSyncExternalStore(call.subscribe, call.getState)
  useEffect(() => () => mounted.close(), [mounted])
  const render = (props: object | undefined, missing: string) => {
    if (!props && mounted.isDisturbed) return <p role="status">{missing}</p>
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
export async function withApi(context: StorySurroundings): Promise<{ mounted: MountedWorld }> {
  return { mounted: await mountWorld(context) }
}
