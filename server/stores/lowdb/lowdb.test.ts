import { conformanceSchema } from '../conformance/schema.ts'
import { describeStoreConformance } from '../conformance.ts'
import { openLowdbStore } from './open.ts'
import { temporaryDirectory } from './fixtures/temporary-directory.ts'

describeStoreConformance('The lowdb store', async () =>
  openLowdbStore({ directory: await temporaryDirectory(), schema: conformanceSchema }),
)
