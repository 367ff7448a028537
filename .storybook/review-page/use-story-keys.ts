import { useEffect, useRef } from 'react'
import type { Verdict } from './decisions.ts'

/** Where one can stand: at each story that is shown and, after the last one, at the decision. */
const stops = () => [...document.querySelectorAll<HTMLElement>('[data-story], [data-decision]')]

/** The stop that has the focus, or something in it has. */
const currentStop = () =>
  document.activeElement?.closest<HTMLElement>('[data-story], [data-decision]') ?? undefined

function goTo(stop: HTMLElement | undefined): void {
  stop?.focus({ preventScroll: true })
  stop?.scrollIntoView({ block: 'start' })
}

function step(by: 1 | -1): void {
  const all = stops()
  const current = currentStop()
  const index = current ? all.indexOf(current) + by : 0
  goTo(all[Math.max(0, Math.min(all.length - 1, index))])
}

/** Of a fresh page the first story, or the one that its address names; whoever follows a link to another part goes there. */
function beginAtStory(): void {
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  const stop = window.location.hash === '' ? stops()[0] : named
  if (stop?.dataset.story !== undefined) stop.focus({ preventScroll: true })
}

const verdicts: Readonly<Record<string, Verdict>> = { a: 'accepted', r: 'rejected' }

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, select, input:not([type=range])')

/**
 * j and k go through the stories; a and r decide on the current one and go on. After the last one the decision is current,
 * so that one key too many takes nothing back.
 */
export function useStoryKeys(decide: (id: string, verdict: Verdict) => void): void {
  const latest = useRef(decide)
  useEffect(() => {
    latest.current = decide
  }, [decide])
  useEffect(beginAtStory, [])
  useEffect(() => {
    function onKeyDown({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (ctrlKey || metaKey || altKey || writes(target)) return
      if (key === 'j') step(1)
      if (key === 'k') step(-1)
      const verdict = verdicts[key]
      const id = currentStop()?.dataset.story
      if (verdict === undefined || id === undefined) return
      latest.current(id, verdict)
      step(1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
