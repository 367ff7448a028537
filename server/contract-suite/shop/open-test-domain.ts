import { fillStore } from './fill-store.ts'
import { createKeptLog, createMovableClock, createOtpOutbox, createSeededIds, fastHasher } from './ports.ts'
import { createMemoryStore } from '../../stores/memory.ts'
import { shopSchema, type Dependencies } from '../../domain/index.ts'

/** The contract suite's shop without a transport, for tests of rules that no single request can show. */
export async function openTestDomain() {
  const store = createMemoryStore(shopSchema)
  await fillStore(store)
  const clock = createMovableClock()
  const log = createKeptLog()
  const dependencies: Dependencies = {
    store,
    clock,
    ids: createSeededIds(),
    hasher: fastHasher,
    otpSender: createOtpOutbox(),
    log,
    config: { testMode: true, otpMode: 'session' },
  }
  return { dependencies, log, advance: (ms: number) => clock.advance(ms) }
}
