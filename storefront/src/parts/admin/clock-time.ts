/** India is 5 h 30 min ahead of UTC all year. */
const indiaMs = 5.5 * 60 * 60 * 1000

/** As a field of date and time has it, on a clock in India. @param instant ISO 8601, or milliseconds since 1970 */
export function clockTime(instant: string | number): string {
  return new Date(new Date(instant).getTime() + indiaMs).toISOString().slice(0, 16)
}

/** What is no time is given on, and refused by the contract. */
export function instantOf(time: string): string {
  const ms = Date.parse(`${time}Z`) - indiaMs
  return Number.isNaN(ms) ? time : new Date(ms).toISOString()
}
