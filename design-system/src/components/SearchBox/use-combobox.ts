import { useCallback, useState, type KeyboardEvent, type RefObject } from 'react'
import { useOutsideInteraction } from '../../foundations/use-outside-interaction.ts'

export interface Combobox {
  text: string
  isOpen: boolean
  /** Index of the option that the arrows have reached; -1 in the field itself. */
  active: number
  open: () => void
  close: () => void
  /** Takes what was typed, and opens the list. */
  type: (text: string) => void
  /** Arrows walk the options, Escape closes. */
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * State and keyboard of a WAI-ARIA combobox (SRCH-2): typing, an arrow or a press on the field opens its list; a press
 * or focus outside, Escape and choosing close it.
 * @param root holds the field and its list
 * @param optionCount how many options the arrows walk
 */
export function useCombobox(
  root: RefObject<HTMLElement | null>,
  optionCount: (text: string) => number,
  onOpen: (() => void) | undefined,
): Combobox {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const close = useCallback(() => {
    setOpen(false)
    setActive(-1)
  }, [])
  useOutsideInteraction(root, isOpen, close)

  function open() {
    setOpen(true)
    onOpen?.()
  }
  function type(next: string) {
    setText(next)
    setActive(-1)
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
    const stops = optionCount(text) + 1
    setActive(((active + 1 + step + stops) % stops) - 1)
  }

  return { text, isOpen, active, open, close, type, onKeyDown }
}
