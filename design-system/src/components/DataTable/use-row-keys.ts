import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react'
import { isTaken, tableKeyOf, type TableKeyAction } from './table-keys.ts'
import { useLatest } from './use-latest.ts'

interface RowKeysModel {
  root: RefObject<HTMLElement | null>
  /** Ids of the rows in their order. */
  ids: readonly string[]
  /** Undefined for a table without checkboxes. */
  selection: readonly string[] | undefined
  onSelectionChange: (selection: string[]) => void
  onOpen: (id: string) => void
  /** Keys of a single character work. */
  singleKeys: boolean
  onSearchKey: (() => void) | undefined
  onHelpKey: () => void
}

/** The active row, the choice of rows and of ranges, and the keys for both. */
export function useRowKeys({
  root,
  ids,
  selection,
  onSelectionChange,
  onOpen,
  singleKeys,
  onSearchKey,
  onHelpKey,
}: RowKeysModel) {
  const [activeId, setActiveId] = useState<string>()
  // Not the row of whatever has the focus: Shift+Tab from a link would stop at each row on its way.
  const [tabbableId, setTabbableId] = useState<string>()
  const lastChosen = useRef<string>(undefined)
  // A row that is far away is drawn before it can have the focus.
  const awaitsFocus = useRef(false)
  const placeOf = (id: string | undefined) => Math.max(0, id === undefined ? -1 : ids.indexOf(id))
  const activeIndex = placeOf(activeId)

  const rowElement = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`)

  useLayoutEffect(() => {
    if (!awaitsFocus.current || activeId === undefined) return
    const row = rowElement(activeId)
    if (!row) return
    awaitsFocus.current = false
    row.focus()
    row.scrollIntoView({ block: 'nearest' })
  })

  function moveTo(index: number) {
    const id = ids[Math.min(ids.length - 1, Math.max(0, index))]
    if (id === undefined) return
    awaitsFocus.current = true
    setActiveId(id)
    const row = rowElement(id)
    // The active row may be the one already.
    if (row && id === activeId) row.focus()
  }

  /** Chooses a row or lets it go; with `isRange`, all rows from the one that was chosen last. */
  function choose(id: string, isRange: boolean) {
    if (!selection) return
    const from = lastChosen.current === undefined ? -1 : ids.indexOf(lastChosen.current)
    const to = ids.indexOf(id)
    lastChosen.current = id
    if (isRange && from !== -1) {
      const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
      onSelectionChange([...new Set([...selection, ...range])])
    } else if (selection.includes(id)) onSelectionChange(selection.filter(chosen => chosen !== id))
    else onSelectionChange([...selection, id])
  }

  /** Chooses all rows of the page, or lets them go; those of other pages stay as they are. */
  function choosePage(isChosen: boolean) {
    const others = (selection ?? []).filter(id => !ids.includes(id))
    onSelectionChange(isChosen ? [...others, ...ids] : others)
  }

  function act(action: TableKeyAction, row: HTMLElement | null): boolean {
    const id = row?.dataset['rowId']
    const isOnRow = row !== null && row === document.activeElement
    const at = id === undefined ? -1 : ids.indexOf(id)
    switch (action) {
      case 'next':
        moveTo(id === undefined ? activeIndex : at + 1)
        return true
      case 'previous':
        moveTo(id === undefined ? activeIndex : at - 1)
        return true
      case 'first':
        moveTo(0)
        return true
      case 'last':
        moveTo(ids.length - 1)
        return true
      case 'copy':
        row?.querySelector<HTMLElement>('[data-copy]')?.click()
        return row !== null
      case 'search':
        onSearchKey?.()
        return onSearchKey !== undefined
      case 'help':
        onHelpKey()
        return true
      // On a link, a box or a button in the row these are that one's own.
      case 'choose':
      case 'chooseRange':
        if (isOnRow && id !== undefined) choose(id, action === 'chooseRange')
        return isOnRow
      case 'open':
        if (isOnRow && id !== undefined) onOpen(id)
        return isOnRow
    }
  }

  function onKeyDown(event: ReactKeyboardEvent) {
    if (isTaken(event.target)) return
    const key = tableKeyOf(event, singleKeys)
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row-id]') : null
    // Arrows on a separator change a width.
    if (!key || event.isDefaultPrevented()) return
    if (act(key.action, row)) event.preventDefault()
  }

  const onPageKey = useLatest((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Node && !root.current?.contains(event.target)
    const key = tableKeyOf(event, singleKeys)
    if (!isElsewhere || !key || event.defaultPrevented || isTaken(event.target)) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    if (key.pageWide && act(key.action, null)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', onPageKey)
    return () => document.removeEventListener('keydown', onPageKey)
  }, [onPageKey])

  return {
    activeIndex,
    /** The one row that Tab reaches: the first, or the last that had the focus itself. */
    tabbableIndex: placeOf(tabbableId),
    noteFocus: useCallback((id: string, isRowItself: boolean) => {
      setActiveId(id)
      if (isRowItself) setTabbableId(id)
    }, []),
    choose,
    choosePage,
    onKeyDown,
  }
}
