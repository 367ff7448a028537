import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Cluster } from '../Cluster/Cluster.tsx'
import { Notice, type NoticeProps } from '../Notice/Notice.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../Table/Table.tsx'
import { Comparison } from './ConflictNotice.styles.ts'

/** A field that the two versions of a record have differently. */
export interface ConflictField {
  label: string
  /** As it stands in the form. */
  yours: ReactNode
  /** As somebody else saved it. */
  theirs: ReactNode
}

/** The words of a ConflictNotice. */
export interface ConflictWords {
  title: string
  /** Names the table of the fields. */
  caption: string
  field: string
  yours: string
  theirs: string
  keepMine: string
  takeTheirs: string
}

const englishWords: ConflictWords = {
  title: 'Somebody else changed this meanwhile',
  caption: 'What differs',
  field: 'Field',
  yours: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
}

export interface ConflictNoticeProps extends Omit<
  NoticeProps,
  'tone' | 'title' | 'live' | 'action' | 'children'
> {
  /** Those that differ. */
  fields: readonly ConflictField[]
  /** Saves the form over what somebody else saved. */
  onKeepMine: () => void
  /** Puts what somebody else saved into the form. */
  onTakeTheirs: () => void
  /** One of the two is under way. */
  saving?: boolean
  words?: Partial<ConflictWords>
}

/** Stands in a form whose record somebody else saved meanwhile: both versions, and the choice between them (ADM-9). */
export function ConflictNotice({
  fields,
  onKeepMine,
  onTakeTheirs,
  saving = false,
  words,
  ...rest
}: ConflictNoticeProps) {
  const { title, caption, field, yours, theirs, keepMine, takeTheirs } = { ...englishWords, ...words }
  return (
    <Notice
      tone="warning"
      live
      title={title}
      action={
        <Cluster gap={2}>
          <Button size="small" variant="secondary" loading={saving} onClick={onKeepMine}>
            {keepMine}
          </Button>
          <Button size="small" variant="quiet" onClick={onTakeTheirs}>
            {takeTheirs}
          </Button>
        </Cluster>
      }
      {...rest}
    >
      <Comparison>
        <Table caption={caption} stacked>
          <TableHead>
            <TableHeader>{field}</TableHeader>
            <TableHeader>{yours}</TableHeader>
            <TableHeader>{theirs}</TableHeader>
          </TableHead>
          <TableBody>
            {fields.map(entry => (
              <TableRow key={entry.label}>
                <TableCell strong stack="title">
                  {entry.label}
                </TableCell>
                <TableCell stackLabel={yours}>{entry.yours}</TableCell>
                <TableCell stackLabel={theirs}>{entry.theirs}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Comparison>
    </Notice>
  )
}
