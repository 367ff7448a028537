/**
 * The server's rules in the browser, for stories and tests: worlds with personas and scenarios, typed overrides,
 * the MSW transport, and what feeds a story's props.
 */
export * from './msw.ts'
export * from './outcomes.ts'
export { fixedClock, worldNow, type FixedClock, type SentCode } from './ports.ts'
export * from './scenarios.ts'
export { administratorPassword, createMockShop, type MockShop, type MockShopOptions } from './shop.ts'
export * from './visitor.ts'
export * from './world.ts'
export * from './stories/from-api.tsx'
export * from './stories/sample-messages.ts'
export {
  mountWorld,
  openStoryWorld,
  worldsHandlers,
  type ApiParameters,
  type MountedWorld,
  type StorySurroundings,
  type StoryWorld,
} from './stories/mounted-world.ts'
