import { Button } from '@shruti/design-system/Button'
import { Dialog } from '@shruti/design-system/Dialog'
import { Select } from '@shruti/design-system/Select'
import { Stack } from '@shruti/design-system/Stack'
import { TextField } from '@shruti/design-system/TextField'
import { useId, useState } from 'react'
import { textOf } from './product-fields.ts'

/** A change of prices: whole percent, or paise. */
export interface PriceChange {
  by: 'percent' | 'amount'
  value: number
}

/** Asks by how much prices change [ADM-2]. @param onChosen undefined: by nothing */
export function PriceDialog({ onChosen }: { onChosen: (change: PriceChange | undefined) => void }) {
  const form = useId()
  const [by, setBy] = useState<PriceChange['by']>('percent')
  const [error, setError] = useState<string>()

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = textOf(new FormData(event.currentTarget), 'value').replace('−', '-')
    const value = Math.round(Number(typed) * (by === 'percent' ? 1 : 100))
    if (typed.trim() === '' || !Number.isFinite(value) || value === 0) setError('Enter a number, such as −10')
    else onChosen({ by, value })
  }

  return (
    <Dialog
      open
      size="small"
      onOpenChange={open => !open && onChosen(undefined)}
      title="Change prices"
      description="No price goes above its MRP. Prices by percent are rounded to whole rupees."
      footer={
        <Button type="submit" form={form}>
          Change prices
        </Button>
      }
    >
      <form method="post" id={form} noValidate onSubmit={submit}>
        <Stack gap={5}>
          <Select
            label="By"
            value={by}
            onChange={event => setBy(event.currentTarget.value === 'amount' ? 'amount' : 'percent')}
          >
            <option value="percent">Percent</option>
            <option value="amount">Rupees</option>
          </Select>
          <TextField
            label="Change"
            name="value"
            autoComplete="off"
            suffix={by === 'percent' ? '%' : '₹'}
            hint="Below zero makes them cheaper: −10."
            error={error}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
