import { useEffect, useRef } from 'react'
import type { Verdict } from './decisions.ts'

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-story]')]

/** The card that has the focus, or something in it has. */
const currentCard = () => document.activeElement?.closest<HTMLElement>('[data-story]') ?? undefined

function goTo(card: HTMLElement | undefined): void {
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'start' })
}

function step(by: 1 | -1): void {
  const all = cards()
  const current = currentCard()
  const index = current ? all.indexOf(current) + by : 0
  goTo(all[Math.max(0, Math.min(all.length - 1, index))])
}

const verdicts: Readonly<Record<string, Verdict>> = { a: 'accepted', r: 'rejected' }

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, select, input:not([type=range])')

/** j and k go through the stories; a and r decide on the current one and go on. */
export function useStoryKeys(decide: (id: string, verdict: Verdict) => void): void {
  const latest = useRef(decide)
  useEffect(() => {
    latest.current = decide
  }, [decide])
  useEffect(() => {
    function onKeyDown({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (ctrlKey || metaKey || altKey || writes(target)) return
      if (key === 'j') step(1)
      if (key === 'k') step(-1)
      const verdict = verdicts[key]
      const id = currentCard()?.dataset.story
      if (verdict === undefined || id === undefined) return
      latest.current(id, verdict)
      step(1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
