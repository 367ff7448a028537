/**
 * As Storybook's own frame has it, in pixels, for the test runner's: the edge of a focused control must not be cut off.
 * A docs page is full-screen, and has none.
 */
export const framePadding = 16

/**
 * Chromium leaves the room that a dialog keeps for the scroll bar unpainted in a frame, as Storybook's is, and paints
 * it in a window, as a shopper's is.
 */
export const dialogCss = 'html:has([data-scrim]){scrollbar-gutter:auto}'
