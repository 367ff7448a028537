/** What a component needs of the browser's storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * `localStorage`, or nothing where the browser refuses it (private windows, blocked cookies): then reads find
 * nothing and writes do nothing.
 */
export const localTextStorage: TextStorage = {
  getItem(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem(key, value) {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Remembered for this page alone, by whoever called.
    }
  },
}
