/** How plays run, in Storybook and in the served shop. */
export const playSettings = {
  // A find waits this long, in milliseconds: a busy machine draws a page in more than the library's one second.
  asyncUtilTimeout: 15_000,
  // Without React's `act`, which development alone has: a play passes in the built Storybook too.
  eventWrapper: (callback: () => unknown) => callback(),
}
