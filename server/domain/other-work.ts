/**
 * Lets other work go first now and then in what takes long: the next turn of the event loop, or a rest.
 * @param restMs how long this work rests, in milliseconds, so that others get most of the processor
 */
export function otherWork(restMs = 0): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, restMs)
  })
}
