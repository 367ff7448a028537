/** A name as an address has it: "Fit & comfort" is "fit-comfort", "कान" stays. */
export function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
