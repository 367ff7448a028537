import path from 'node:path'
import { describeContract } from '../contract-suite/index.ts'
import { shopSchema } from '../domain/index.ts'
import { openLowdbStore } from '../stores/lowdb/open.ts'
import { expressOn } from './express-transport.fixture.ts'

describeContract(
  'Express on lowdb',
  expressOn(dataFolder => openLowdbStore({ directory: path.join(dataFolder, 'store'), schema: shopSchema })),
)
