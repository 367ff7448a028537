/** A short id that a shopper can tell support, and that stands beside the error in the console: "7f3a09c2". */
export function newIncident(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value.toString(16).padStart(8, '0')
}
