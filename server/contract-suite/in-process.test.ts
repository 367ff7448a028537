import { describeContract } from './describe-contract.ts'
import { openInProcess } from './in-process.ts'

describeContract('the router in this process', openInProcess)
