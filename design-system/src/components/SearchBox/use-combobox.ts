import { useCallback, useState, type KeyboardEvent, type RefObject } from 'react'
import { useOutsideInteraction } from '../../foundations/use-outside-interaction.ts'

export interface Combobox {
  text: string
  isOpen: boolean
  /** Key of the option that the arrows have reached; null in the field itself. */
  activeKey: string | null
  /** Whether Enter was pressed before anybody knew what the term finds. */
  isAwaited: boolean
  open: () => void
  close: () => void
  /** Takes an Enter that can only be followed later; what is typed next, or closing the list, takes it back. */
  awaitAnswer: () => void
  /** Takes what was typed, and opens the list. */
  type: (text: string) => void
  /** Arrows walk the options, Escape closes. */
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * State and keyboard of a WAI-ARIA combobox (SRCH-2): typing, an arrow or a press on the field opens its list; a press
 * or focus outside, Escape and choosing close it.
 * @param root holds the field and its list
 * @param optionKeys of the options that the arrows walk: one that stays when others come stays marked, in any place
 */
export function useCombobox(
  root: RefObject<HTMLElement | null>,
  optionKeys: (text: string) => readonly string[],
  onOpen: (() => void) | undefined,
): Combobox {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const [isAwaited, setAwaited] = useState(false)

  const close = useCallback(() => {
    setOpen(false)
    setActiveKey(null)
    setAwaited(false)
  }, [])
  useOutsideInteraction(root, isOpen, close)

  function open() {
    setOpen(true)
    onOpen?.()
  }
  function type(next: string) {
    setText(next)
    setActiveKey(null)
    setAwaited(false)
    open()
  }
  function awaitAnswer() {
    setAwaited(true)
    open()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      // A search field clears itself at Escape in some browsers: what was typed stays, and the next one clears it.
      event.preventDefault()
      close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
    const step = event.key === 'ArrowDown' ? 1 : -1
    // From the field (-1) down through the options and round to the field again.
    const stops = [null, ...optionKeys(text)]
    const place = Math.max(0, stops.indexOf(activeKey))
    setActiveKey(stops.at((place + step) % stops.length) ?? null)
  }

  return { text, isOpen, activeKey, isAwaited, open, close, awaitAnswer, type, onKeyDown }
}
