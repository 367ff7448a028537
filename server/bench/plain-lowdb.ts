import { join } from 'node:path'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import { benchOrder, type BenchOrder } from './store-orders.ts'

/** lowdb as its own page shows it: one JSON file, written whole and not synced at each write. */
export class PlainLowdb {
  readonly #low: Low<{ orders: BenchOrder[] }>

  constructor(directory: string, orderCount: number) {
    const orders = Array.from({ length: orderCount }, (_, index) => benchOrder(index))
    this.#low = new Low(new JSONFile(join(directory, `plain-${orderCount}.json`)), { orders })
  }

  async put(order: BenchOrder): Promise<void> {
    this.#low.data.orders.push(order)
    await this.#low.write()
  }
}
