import { formatCount } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import { Dialog } from '@shruti/design-system/Dialog'
import { FileButton } from '@shruti/design-system/FileButton'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import { Text } from '@shruti/design-system/Text'
import type { ImportReport } from '@shruti/server/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'

const count = (number: number, things: string) => `${formatCount(number)} ${things}`

export interface CsvImportDialogProps {
  /** "products" */
  things: string
  /** What a row of the file is. */
  description: string
  /** The dry run. */
  check: (csv: string) => Promise<ImportReport>
  /** Takes the file as a whole, or nothing of it. */
  bring: (csv: string) => Promise<{ readonly created: number; readonly updated: number }>
  /** The records have changed: asks for them anew. */
  onImported: () => Promise<void>
  onClose: () => void
}

/** Takes a CSV: first what it would do and what is wrong with it, then all of it at once [ADM-9]. */
export function CsvImportDialog({
  things,
  description,
  check: dryRun,
  bring: send,
  onImported,
  onClose,
}: CsvImportDialogProps) {
  const { notify } = useApp()
  const [checked, setChecked] = useState<{ csv: string; name: string; report: ImportReport }>()
  const check = useMutation({
    mutationFn: async (file: File) => {
      const csv = await file.text()
      return { csv, name: file.name, report: await dryRun(csv) }
    },
    onMutate: () => setChecked(undefined),
    onSuccess: setChecked,
  })
  const bring = useMutation({
    mutationFn: send,
    onSuccess: async ({ created, updated }) => {
      notify({ title: `${count(created, `${things} created`)}, ${count(updated, 'changed')}` })
      onClose()
      await onImported()
    },
  })
  const error = check.error ?? bring.error
  const report = checked?.report
  const isReady = report?.problemCount === 0 && report.created + report.updated > 0

  return (
    <Dialog
      open
      size="large"
      onOpenChange={open => !open && onClose()}
      title={`Import ${things}`}
      description={`A CSV with the columns of the export, ${description}, at most 2,000 rows. Nothing changes before you have seen what it would do.`}
      footer={
        <>
          <FileButton
            accept={['.csv', 'text/csv']}
            variant={checked ? 'secondary' : 'primary'}
            loading={check.isPending}
            onFiles={([file]) => file && check.mutate(file)}
          >
            {checked ? 'Choose another file' : 'Choose a file'}
          </FileButton>
          {checked && isReady && (
            <Button loading={bring.isPending} onClick={() => bring.mutate(checked.csv)}>
              Import
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        {error && (
          <Notice tone="danger" live title="The file was not taken">
            {error.message}
          </Notice>
        )}
        {report && (
          <Text>
            {`${checked.name}: ${count(report.rows, 'rows')}. ${count(report.created, `${things} are new`)}, ${count(report.updated, 'change')}, ${count(report.unchanged, 'stay as they are')}.`}
          </Text>
        )}
        {report && report.problemCount > 0 && (
          <>
            <Notice tone="warning" live title={count(report.problemCount, 'mistakes')}>
              Correct them in the file and choose it again. Nothing is imported while there are any.
            </Notice>
            <Table caption="Mistakes" stacked>
              <TableHead>
                <TableHeader>Row</TableHeader>
                <TableHeader>Column</TableHeader>
                <TableHeader>Mistake</TableHeader>
              </TableHead>
              <TableBody>
                {report.problems.map(({ row, column, message }) => (
                  <TableRow key={`${row}:${column}:${message}`}>
                    <TableCell strong stack="title">
                      {row}
                    </TableCell>
                    <TableCell stackLabel="Column">{column}</TableCell>
                    <TableCell stackLabel="Mistake">{message}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
