import { StoreUnavailable, type ShopStore } from '../../domain/index.ts'

/** What a case can do to the store: fill its disk, hold its writes back, break it. */
export interface StoreFaults {
  /** Every write is refused as on a full disk; reading works. */
  fillDisk(): void
  /** Every access fails in a way that nobody foresaw. */
  breakStore(): void
  /** Writes wait until the function that this returns is called. */
  holdWrites(): () => void
  /** Resolves as soon as a write waits that `holdWrites` holds. */
  untilAWriteWaits(): Promise<void>
}

/** A store that does what `faults` say. */
export function withFaults(store: ShopStore): { store: ShopStore; faults: StoreFaults } {
  let state: 'sound' | 'full' | 'broken' = 'sound'
  let gate: Promise<void> | undefined
  let writeWaits: () => void = () => undefined
  let waiting = Promise.resolve()

  const refuseWhenBroken = () => {
    if (state === 'broken') throw new Error('the disk at /dev/sda1 fell off')
  }
  const faulty: ShopStore = {
    get: async (collection, id) => {
      refuseWhenBroken()
      return store.get(collection, id)
    },
    list: async (collection, query) => {
      refuseWhenBroken()
      return store.list(collection, query)
    },
    count: async (collection, query) => {
      refuseWhenBroken()
      return store.count(collection, query)
    },
    transaction: async fn => {
      refuseWhenBroken()
      if (state === 'full') throw new StoreUnavailable('no space left on device')
      if (gate) writeWaits()
      await gate
      return store.transaction(fn)
    },
    assertWritable: () => store.assertWritable(),
    close: () => store.close(),
  }

  return {
    store: faulty,
    faults: {
      fillDisk: () => {
        state = 'full'
      },
      breakStore: () => {
        state = 'broken'
      },
      holdWrites: () => {
        let release: () => void = () => undefined
        gate = new Promise<void>(resolve => {
          release = resolve
        })
        waiting = new Promise<void>(resolve => {
          writeWaits = resolve
        })
        return () => {
          gate = undefined
          release()
        }
      },
      untilAWriteWaits: () => waiting,
    },
  }
}
