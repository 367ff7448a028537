/**
 * Attributes of an element that stands below the first screens of a phone: it is left out of style and layout until those are
 * painted (`late-parts.ts`). The page marks it as shown before React comes, which would remark on that while developing.
 */
export const belowFirstScreens = { 'data-below': '', suppressHydrationWarning: true } as const
