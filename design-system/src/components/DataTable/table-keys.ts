/** What a key does in a table. */
export type TableKeyAction =
  'next' | 'previous' | 'first' | 'last' | 'choose' | 'chooseRange' | 'open' | 'copy' | 'search' | 'help'

interface TableKey {
  action: TableKeyAction
  /** As `KeyboardEvent.key` has them. */
  keys: readonly string[]
  shift?: boolean
  /** As the list of keys prints them. */
  shown: readonly string[]
  does: string
  /** Works with the focus anywhere in the page where nobody types; the others with the focus on a row. */
  pageWide?: boolean
}

/** Every key of a table, in the order in which the list of keys has them. */
export const tableKeys: readonly TableKey[] = [
  { action: 'next', keys: ['j', 'ArrowDown'], shown: ['J', '↓'], does: 'Next row' },
  { action: 'previous', keys: ['k', 'ArrowUp'], shown: ['K', '↑'], does: 'Previous row' },
  { action: 'first', keys: ['Home'], shown: ['Home'], does: 'First row' },
  { action: 'last', keys: ['End'], shown: ['End'], does: 'Last row' },
  {
    action: 'chooseRange',
    keys: [' '],
    shift: true,
    shown: ['Shift + Space'],
    does: 'Choose all rows from the last one that was chosen',
  },
  { action: 'choose', keys: [' '], shown: ['Space'], does: 'Choose the row, or let it go' },
  { action: 'open', keys: ['Enter'], shown: ['Enter'], does: 'Open the row' },
  { action: 'copy', keys: ['c'], shown: ['C'], does: 'Copy what names the row' },
  { action: 'search', keys: ['/'], shown: ['/'], does: 'Search', pageWide: true },
  { action: 'help', keys: ['?'], shown: ['?'], does: 'Show these keys', pageWide: true },
]

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** A letter, a figure or a sign: what speech and a slip of the hand type (WCAG 2.1.4). */
export const isSingleKey = (key: string) => key.length === 1 && key !== ' '

/**
 * What a press means to a table; undefined if nothing. With Ctrl, Alt or the command key it is the browser's.
 * @param singleKeys false: keys of a single character mean nothing
 */
export function tableKeyOf(press: Press, singleKeys = true): TableKey | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (!singleKeys && isSingleKey(press.key)) return undefined
  return tableKeys.find(({ keys, shift }) => keys.includes(press.key) && (!shift || press.shiftKey))
}

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

/** Somebody types here, or has a dialog or a menu open. */
export function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${typing}, [role="dialog"], [role="menu"]`) !== null
}
