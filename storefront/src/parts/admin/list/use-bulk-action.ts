import { formatCount } from '@shruti/design-system/foundations'
import type { BulkProgress } from '@shruti/design-system/DataTable'
import type { BulkAnswer } from '@shruti/server/contract'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import type { AdminOperation } from '../access/use-may.ts'

/** Something to do with all chosen records. */
export interface ListBulkAction {
  /** "Mark packed" */
  label: string
  /** Which it calls: whoever's role does not include it is not offered it. Without one it changes nothing of the shop. */
  operation?: AdminOperation
  /** While it goes on: "Marking packed". */
  progress: string
  /** "12 orders marked packed" */
  done: (changed: number) => string
  /** Records that it takes in all, where that is not as many as one likes. More are refused before anything is done. */
  most?: number
  /** Asks what is to be done, before anything is; `false` leaves it. */
  prepare?: () => Promise<boolean>
  /** Calls the operation for at most 100 records. Calls of one batch are undone together. */
  run: (ids: string[], batchId: string) => Promise<BulkAnswer>
}

/** Records that the server takes at once. */
const mostOfACall = 100
/** For how long a bulk action can be undone, in milliseconds. */
const undoMs = 10_000
/** Skipped records that a message names. */
const mostNamed = 3

function skippedWords(skipped: BulkAnswer['skipped']): string {
  const named = skipped.slice(0, mostNamed).map(({ label, message }) => `${label}: ${message}`)
  const others = skipped.length - named.length
  return [...named, ...(others > 0 ? [`and ${formatCount(others)} more`] : [])].join('; ')
}

/**
 * Does something with many records, a hundred at a time, and offers it back for ten seconds [ADM-9].
 * @param onChanged the records have changed: ask for them anew
 */
export function useBulkAction(onChanged: () => Promise<void>) {
  const { api, notify } = useApp()
  const [progress, setProgress] = useState<BulkProgress>()

  async function undo(undoId: string) {
    try {
      const back = await api.call('adminUndo', { undoId })
      if (back.skipped.length > 0)
        notify({ title: 'Undone in part', description: skippedWords(back.skipped), mark: 'information' })
      else notify({ title: 'Undone' })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      notify({ title: 'Could not be undone', description, variant: 'destructive' })
    }
    await onChanged()
  }

  /** @param collect the ids of the chosen records */
  async function run(action: ListBulkAction, collect: () => Promise<readonly string[]>): Promise<void> {
    if (action.prepare && !(await action.prepare())) return
    const skipped: BulkAnswer['skipped'] = []
    let changed = 0
    let undoId: string | null = null
    try {
      setProgress({ label: action.progress, done: 0, total: 0 })
      const ids = await collect()
      if (action.most !== undefined && ids.length > action.most) {
        const [most, chosen] = [action.most, ids.length].map(formatCount)
        notify({
          title: `${action.label}: at most ${most} at a time`,
          description: `${chosen} are chosen. Nothing was done: choose fewer.`,
          variant: 'destructive',
        })
        return
      }
      const batchId = crypto.randomUUID()
      for (let done = 0; done < ids.length; done += mostOfACall) {
        setProgress({ label: action.progress, done, total: ids.length })
        // One after the other: the shop serves customers meanwhile.
        const answer = await action.run(ids.slice(done, done + mostOfACall), batchId)
        changed += answer.changed
        skipped.push(...answer.skipped)
        undoId = answer.undoId ?? undoId
      }
      const backId = undoId
      notify({
        title: action.done(changed),
        mark: changed > 0 ? 'done' : 'information',
        durationMs: undoMs,
        ...(skipped.length > 0 && { description: `Left as they were: ${skippedWords(skipped)}` }),
        ...(backId !== null && { action: { label: 'Undo', onSelect: () => void undo(backId) } }),
      })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      const title = changed > 0 ? `${action.done(changed)}, then it failed` : `${action.label} failed`
      notify({ title, description, variant: 'destructive' })
    } finally {
      setProgress(undefined)
    }
    await onChanged()
  }

  return { progress, run }
}
