import type { SuiteConfig, TestShop } from '../test-shop.ts'

/** Declares one case: it runs in a shop of its own, opened over the transport under test. */
export type ContractCase = (
  title: string,
  run: (shop: TestShop) => Promise<void>,
  config?: SuiteConfig,
) => void
