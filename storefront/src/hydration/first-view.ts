import { createContext } from 'react'

/**
 * Whether the page that shows begins at its top, where what stands below the first view is not seen yet. A function that never
 * changes: a context that does would cost parts their server HTML (decisions/0003).
 */
export const FirstViewContext = createContext<() => boolean>(() => false)
