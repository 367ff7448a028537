import { Button } from '@shruti/design-system/Button'
import { Dialog } from '@shruti/design-system/Dialog'
import { formatMoney } from '@shruti/design-system/foundations'
import { Stack } from '@shruti/design-system/Stack'
import { TextField } from '@shruti/design-system/TextField'
import { useId, useState } from 'react'
import { rupeesToType, typedPaise } from '../orders/typed-paise.ts'

/** What came: `amount` is paise, null for what the courier had to collect. */
export interface CashAnswer {
  collectedOn: string
  amount: number | null
}

/** The day in India, YYYY-MM-DD. */
const today = () => new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)

interface CashDialogProps {
  /** Paise that one order's courier had to collect; without it the answer is for several orders. */
  total?: number | undefined
  /** @param answer undefined: nothing came */
  onAnswer: (answer: CashAnswer | undefined) => void
}

/** Asks when the cash of orders came, and of one order how much [ADM-7]. */
export function CashDialog({ total, onAnswer }: CashDialogProps) {
  const form = useId()
  const [errors, setErrors] = useState<{ day?: string; amount?: string }>({})

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const textOf = (name: string) => {
      const value = entries.get(name)
      return typeof value === 'string' ? value : ''
    }
    const collectedOn = textOf('collectedOn')
    const amount = total === undefined ? null : typedPaise(textOf('amount'))
    const found = {
      ...((!/^\d{4}-\d\d-\d\d$/.test(collectedOn) || collectedOn > today()) && {
        day: 'Choose a day up to today',
      }),
      ...(amount !== null && !(amount > 0) && { amount: 'Enter an amount in rupees, such as 499.00' }),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) onAnswer({ collectedOn, amount: amount === total ? null : amount })
  }

  return (
    <Dialog
      open
      size="small"
      onOpenChange={open => !open && onAnswer(undefined)}
      title="Cash came"
      description={
        total === undefined
          ? 'Each order is entered with what its courier had to collect. Enter another amount at one order.'
          : `The courier had to collect ${formatMoney(total)}.`
      }
      footer={
        <Button type="submit" form={form}>
          Mark collected
        </Button>
      }
    >
      <form method="post" id={form} noValidate onSubmit={submit}>
        <Stack gap={5}>
          <TextField
            label="Day"
            name="collectedOn"
            type="date"
            defaultValue={today()}
            max={today()}
            error={errors.day}
          />
          {total !== undefined && (
            <TextField
              label="Amount in ₹"
              name="amount"
              inputMode="decimal"
              defaultValue={rupeesToType(total)}
              error={errors.amount}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
