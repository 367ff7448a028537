import { fillStore } from './fill-store.ts'
import {
  createKeptLog,
  createMovableClock,
  createMailOutbox,
  createOtpOutbox,
  createSeededIds,
  createWebhookInbox,
  fastHasher,
  sandboxSecret,
} from './ports.ts'
import { createMemoryPictures } from '../../stores/memory-pictures.ts'
import { createMemoryStore } from '../../stores/memory.ts'
import { readSettings } from '../../domain/content/settings.ts'
import {
  createSandbox,
  shopSchema,
  withConsequences,
  type Dependencies,
  type SettingsRecord,
} from '../../domain/index.ts'

/** The contract suite's shop without a transport, for tests of rules that no single request can show. */
export async function openTestDomain() {
  const clock = createMovableClock()
  const log = createKeptLog()
  const ids = createSeededIds()
  const store = withConsequences(createMemoryStore(shopSchema), { clock, ids })
  await fillStore(store)
  const sandbox = createSandbox({ store, clock, ids, secret: sandboxSecret })
  const dependencies: Dependencies = {
    store,
    clock,
    ids,
    hasher: fastHasher,
    otpSender: createOtpOutbox(),
    mailer: createMailOutbox(),
    pictures: createMemoryPictures(),
    payments: sandbox,
    webhooks: createWebhookInbox(),
    log,
    config: { testMode: true, otpMode: 'session' },
  }
  /** Changes figures of the shop's limits, as an administrator would. */
  const setLimits = (limits: NonNullable<SettingsRecord['limits']>) =>
    store.transaction(async tx => tx.put('settings', { ...(await readSettings(tx)), limits }))
  return {
    dependencies,
    log,
    sandbox,
    setLimits,
    advance: (ms: number) => clock.advance(ms),
    jump: (ms: number) => clock.jump(ms),
  }
}
