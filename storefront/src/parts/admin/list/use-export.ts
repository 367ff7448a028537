import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import type { CallInput } from '../../../api/api.ts'
import { exportCsv, saveFile, type ExportOperation } from '../../../queries/admin-export.ts'
import {
  listInput,
  type AdminListDefinition,
  type ListOperation,
  type ListState,
} from '../../../queries/admin-list.ts'

interface ExportProgress {
  readonly done: number
  readonly total: number
}

/** Saves what a list shows, on all its pages, as a file [ADM-9]. */
export function useExport() {
  const app = useApp()
  const { notify } = app
  const [progress, setProgress] = useState<ExportProgress>()

  async function run<N extends ListOperation>(
    operation: ExportOperation,
    list: AdminListDefinition<N>,
    state: ListState,
  ): Promise<void> {
    setProgress({ done: 0, total: 0 })
    try {
      const file = await exportCsv(app, operation, listInput(list, state) as CallInput<typeof operation>, {
        onProgress: (done, total) => setProgress({ done, total }),
      })
      saveFile(file, `${list.table}.csv`)
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      notify({ title: 'The export failed', description, variant: 'destructive' })
    } finally {
      setProgress(undefined)
    }
  }

  return { progress, run }
}
