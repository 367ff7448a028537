import { onFirstUse } from './on-first-use.ts'

const formatOf = (decimals: number) =>
  onFirstUse(
    () =>
      new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  )

/** Made once: making one takes a hundred times as long as using it, and lists have many prices. */
const formats = { whole: formatOf(0), withPaise: formatOf(2) }

/** Paise as people read them: ₹1,299, or ₹1,299.50 where there are paise; grouped as in India (CUR-1). */
export function formatRupees(paise: number): string {
  const format = paise % 100 === 0 ? formats.whole : formats.withPaise
  return `₹${format().format(paise / 100)}`
}
