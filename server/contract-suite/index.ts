export type {
  TransportSetup,
  ContractAnswer,
  ContractTransport,
  ContractClient,
  ContractRequest,
  OpenTransport,
} from './transport.ts'
export { contractAnswer } from './transport.ts'
export { describeContract } from './describe-contract.ts'
export { fillStore } from './shop/fill-store.ts'
