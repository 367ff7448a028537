/**
 * What a shop starts with, and the demo shop. Runs in the browser too: nothing here reads a file, the clock or
 * chance.
 */
export * from './catalogue-seed.ts'
export { demoSeed } from './demo-seed.ts'
export { demoDesk } from './demo/desk.ts'
export { administrator, demoCustomer } from './demo/customers.ts'
export { createRandom, type Random } from './random.ts'
export * from './seed-store.ts'
