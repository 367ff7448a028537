/**
 * Reads something once for all who ask for it in one task: to read cookies, the browser asks another of its processes, and each card
 * of a list wants to know who is signed in.
 */
export function onceATask<T>(read: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => {
    if (!known) {
      known = { value: read() }
      queueMicrotask(() => (known = undefined))
    }
    return known.value
  }
}
