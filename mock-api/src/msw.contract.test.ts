import { describeContract } from '@shruti/server/contract-suite'
import { openMsw } from './msw-transport.ts'

describeContract('[BEY-2] MSW on a memory store', openMsw)
