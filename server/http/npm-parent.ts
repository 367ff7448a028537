/** How often the parent is looked at, in milliseconds: one call of the system, and it keeps no process alive. */
const lookEveryMs = 200

/** Who started this process, as of the time it loaded its program: while a server starts, its parent may already end. */
const parent = process.ppid

/**
 * Calls back once when this process was started by an npm script and its parent has ended. npm runs a script in a
 * shell and passes SIGTERM on to that shell alone, which dies without passing it on: whatever it had started would go
 * on without anybody to stop it. Outside npm a parent may end on purpose, as with `nohup`, and nothing is watched.
 */
export function onNpmParentGone(callback: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    callback()
  }, lookEveryMs)
  look.unref()
}
