import { describeContract } from '@shruti/server/contract-suite'
import { openMsw } from './msw-carrier.ts'

describeContract('MSW on a memory store', openMsw)
