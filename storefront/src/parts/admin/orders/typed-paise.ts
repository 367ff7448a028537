/** Paise of an amount as people type it: "1,499.50" is 149950. NaN for what is no amount of rupees. */
export function typedPaise(text: string): number {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text.replace(/[₹,\s]/g, ''))
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN
}

/** An amount as a field starts with it: 149950 is "1499.50". */
export const rupeesToType = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)
