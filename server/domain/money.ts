/** Paise as people read them: ₹1,299, or ₹1,299.50 where there are paise; grouped as in India (CUR-1). */
export function formatRupees(paise: number): string {
  const decimals = paise % 100 === 0 ? 0 : 2
  const rupees = (paise / 100).toLocaleString('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return `₹${rupees}`
}
