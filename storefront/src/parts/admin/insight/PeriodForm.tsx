import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { TextField } from '@shruti/design-system/TextField'
import type { FormEvent } from 'react'

export interface PeriodFormProps {
  period: { readonly from: string; readonly to: string }
  onChoose: (period: { from: string; to: string }) => void
}

/** The days that are shown; they are put into the address [ADM-5]. */
export function PeriodForm({ period, onChoose }: PeriodFormProps) {
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
    <form onSubmit={submit} key={`${period.from} ${period.to}`}>
      <Cluster gap={3} align="end">
        <TextField
          dense
          label="From"
          type="date"
          name="from"
          defaultValue={period.from}

          required
        />
        <TextField dense label="To" type="date" name="to" defaultValue={period.to} required />
        <Button type="submit" variant="secondary" size="small">
          Show
        </Button>
      </Cluster>
    </form>
  )
}
