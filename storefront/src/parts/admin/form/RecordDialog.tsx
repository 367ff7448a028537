import { Button } from '@shruti/design-system/Button'
import { ConflictNotice, type ConflictField } from '@shruti/design-system/ConflictNotice'
import { Dialog } from '@shruti/design-system/Dialog'
import { Stack } from '@shruti/design-system/Stack'
import { useId, useState, type ReactNode } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { CallProblem } from '../../form/CallProblem.tsx'

interface ToSave<Kept, Input> {
  readonly input: Input
  /** The record that the form was filled with; undefined: it is new. */
  readonly base: Kept | undefined
}

export interface RecordDialogProps<Kept, Input> {
  title: string
  description: string
  /** Absent: a new one. */
  record: Kept | undefined
  /** The mutation that saves it. */
  save: {
    mutate: (change: ToSave<Kept, Input>) => void
    isPending: boolean
    error: Error | null
    variables: ToSave<Kept, Input> | undefined
    reset: () => void
  }
  /** The record as somebody else saved it meanwhile. */
  theirs: Kept | undefined
  read: (form: FormData) => Input
  differences: (mine: Input, theirs: Kept) => readonly ConflictField[]
  onClose: () => void
  /** The fields, filled with a record or empty, and what is wrong with them. */
  children: (base: Kept | undefined, problems: Readonly<Record<string, string>>) => ReactNode
}

/** A record in a dialog, new or known, with both sides of a conflict [ADM-7][ADM-9]. */
export function RecordDialog<Kept extends { readonly version: number }, Input>({
  title,
  description,
  record,
  save: { mutate, isPending, error, variables, reset },
  theirs,
  read,
  differences,
  onClose,
  children,
}: RecordDialogProps<Kept, Input>) {
  const form = useId()
  const [base, setBase] = useState(record)
  const problems = error instanceof ApiError ? error.fields : {}
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description={description}
      footer={
        <Button type="submit" form={form} loading={isPending}>
          Save
        </Button>
      }
    >
      {/* Another version fills the fields anew. */}
      <form
        method="post"
        key={base?.version}
        id={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          mutate({ input: read(new FormData(event.currentTarget)), base })
        }}
      >
        <Stack gap={5}>
          {theirs && variables ? (
            <ConflictNotice
              fields={differences(variables.input, theirs)}
              saving={isPending}
              onKeepMine={() => mutate({ input: variables.input, base: theirs })}
              onTakeTheirs={() => {
                setBase(theirs)
                reset()
              }}
            />
          ) : (
            <CallProblem error={error} fields={Object.keys(problems)} />
          )}
          {children(base, problems)}
        </Stack>
      </form>
    </Dialog>
  )
}
