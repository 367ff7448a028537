import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { TextField } from '@shruti/design-system/TextField'
import type { FiguresBy } from '@shruti/server/contract'
import type { FormEvent } from 'react'

export interface PeriodFormProps {
  /** A day that is not known is empty. */
  period: { readonly from?: string | undefined; readonly to?: string | undefined }
  /** Why the server has no figures of it, by field. */
  errors?: { readonly from?: string | undefined; readonly to?: string | undefined } | null
  /** The report that is open, which stays where the form is sent without scripts. */
  by: FiguresBy
  onChoose: (period: { from: string; to: string }) => void
}

/** The days that are shown; they are put into the address [ADM-5]. */
export function PeriodForm({ period, errors, by, onChoose }: PeriodFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const dayIn = (name: string) => {
      const day = data.get(name)
      return typeof day === 'string' ? day : ''
    }
    onChoose({ from: dayIn('from'), to: dayIn('to') })
  }
  return (
    <form method="get" data-enhanced onSubmit={submit} key={`${period.from ?? ''} ${period.to ?? ''}`}>
      <Cluster gap={3} align="end">
        <TextField
          dense
          label="From"
          type="date"
          name="from"
          defaultValue={period.from}
          error={errors?.from}
          required
        />
        <TextField
          dense
          label="To"
          type="date"
          name="to"
          defaultValue={period.to}
          error={errors?.to}
          required
        />
        <Button type="submit" name="by" value={by} variant="secondary" size="small">
          Show
        </Button>
      </Cluster>
    </form>
  )
}
