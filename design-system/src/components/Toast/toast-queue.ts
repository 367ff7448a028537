/** `destructive` is for what failed: read out at once, in the colours of danger. */
export type ToastVariant = 'default' | 'destructive'

/** What the message's icon says: that something is done, or only that something is good to know. */
export type ToastMark = 'done' | 'information'

/** Where to go from a message, or what to do: "Undo". */
export type ToastAction =
  | { label: string; href: string; onSelect?: undefined }
  | { label: string; href?: undefined; onSelect: () => void }

export interface ToastMessage {
  id: string
  /** False once dismissed: it leaves the screen now and the queue later. */
  open: boolean
  title: string
  description?: string | undefined
  variant: ToastVariant
  /** A `destructive` message has an icon of its own. */
  mark: ToastMark
  action?: ToastAction | undefined
  /** Time on the screen in milliseconds; 5000 by default. */
  durationMs: number
}

export interface ToastOptions {
  title: string
  description?: string | undefined
  variant?: ToastVariant
  /** `done` by default. */
  mark?: ToastMark
  /** A link that the page has elsewhere too, since the message disappears; or what is possible only for now. */
  action?: ToastAction | undefined
  durationMs?: number
}

/** How many show at once (requirement TOAST-1). */
export const toastLimit = 1

/** How long a dismissed message stays in the queue, in milliseconds (requirement TOAST-1). */
export const toastRemovalDelayMs = 1_000_000

/** How long a message shows, in milliseconds (requirement TOAST-1). */
export const toastDurationMs = 5000

const nothing: readonly ToastMessage[] = []
let messages = nothing
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

function publish(next: readonly ToastMessage[]) {
  messages = next
  for (const listener of listeners) listener()
}

function remove(id: string) {
  removals.delete(id)
  publish(messages.filter(message => message.id !== id))
}

/** Takes a message off the screen; without an id, whatever shows. */
export function dismissToast(id?: string) {
  const dismissed = messages.filter(message => message.open && (id === undefined || message.id === id))
  if (dismissed.length === 0) return
  for (const message of dismissed) {
    removals.set(
      message.id,
      setTimeout(() => remove(message.id), toastRemovalDelayMs),
    )
  }
  publish(messages.map(message => (dismissed.includes(message) ? { ...message, open: false } : message)))
}

/**
 * Shows a message: `toast({ title: 'Item added to cart' })`. The newest takes the place of what showed
 * before. Works from anywhere; a `<Toaster />` somewhere in the page draws it.
 */
export function toast(options: ToastOptions) {
  lastId += 1
  const id = String(lastId)
  const defaults = { variant: 'default', mark: 'done', durationMs: toastDurationMs } as const
  publish([{ ...defaults, ...options, id, open: true }, ...messages].slice(0, toastLimit))
  return { id, dismiss: () => dismissToast(id) }
}

/** The queue, newest first, for a component that draws it; see `useSyncExternalStore`. */
export const toastQueue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  messages: () => messages,
  /** Nothing shows on the server. */
  serverMessages: () => nothing,
}
