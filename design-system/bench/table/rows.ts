/** What both tables show: 10,000 pieces of stock, the same in each run. */
export interface BenchRow {
  readonly sku: string
  readonly name: string
  readonly colour: string
  readonly stock: number
  /** Rupees. */
  readonly price: number
}

const names = ['Komal', 'Tivra', 'Bindu', 'Shuddha', 'Laya', 'Meend', 'Gamak Pro']
const colours = ['Black', 'White', 'Silver']

export const benchRows: readonly BenchRow[] = Array.from({ length: 10_000 }, (_, index) => ({
  sku: `SKU-${String(index + 1).padStart(5, '0')}`,
  name: names[index % names.length] ?? '',
  colour: colours[index % colours.length] ?? '',
  // Neither in order nor by chance.
  stock: (index * 7919 + 5000) % 10_007,
  price: 999 + ((index * 104_729) % 9000),
}))
