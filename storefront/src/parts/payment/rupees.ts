/** What is charged is in rupees, whatever currency prices are shown in (CUR-1). */
export const rupees = { currency: 'INR', rupeesPerDollar: 1 } as const
