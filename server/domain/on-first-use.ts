/**
 * What takes long to make, such as a formatter of `Intl`: made when it is first asked for, not while a module loads, since
 * everybody waits for a server that starts.
 * @returns a function that gives the same one each time
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
