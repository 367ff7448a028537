/** The next turn of the event loop: what takes long lets other work go first now and then. */
export function otherWork(): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, 0)
  })
}
