import { useLayoutEffect, useState } from 'react'
import type { Review } from '../review/model.ts'
import { keepDecisions, loadDecisions, withVerdict, type Decisions, type Verdict } from './decisions.ts'

/** Asking for it may throw by itself, where a page may keep nothing. */
const storage = () => window.localStorage

/** What the reviewer has decided, kept in this browser. */
export function useDecisions(review: Review) {
  const [decisions, setDecisions] = useState<Decisions>(() => loadDecisions(review, storage))
  // With the frame that shows it: who reloads or closes the page then has it kept.
  useLayoutEffect(() => keepDecisions(review, decisions, storage), [review, decisions])
  const decide = (id: string, verdict: Verdict) => setDecisions(now => withVerdict(now, id, verdict))
  return { decisions, decide, setDecisions }
}
