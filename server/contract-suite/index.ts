export type {
  CarrierSetup,
  ContractAnswer,
  ContractCarrier,
  ContractClient,
  ContractRequest,
  OpenCarrier,
} from './carrier.ts'
export { describeContract } from './describe-contract.ts'
