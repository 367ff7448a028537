/**
 * `meta` of a query that the server counts as a look at what it answers with. What was read of it ahead is shown at once,
 * and asked for anew when somebody sees it (`router/read-ahead.ts`).
 */
export const countsAsView = { countsAsView: true } as const
