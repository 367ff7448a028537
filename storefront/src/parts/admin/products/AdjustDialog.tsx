import { formatCount } from '@shruti/design-system/foundations'
import { formatDateTime } from '@shruti/design-system'
import { Button } from '@shruti/design-system/Button'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Dialog } from '@shruti/design-system/Dialog'
import { Heading } from '@shruti/design-system/Heading'
import { Select } from '@shruti/design-system/Select'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import type { InventoryRow, StockAdjustment, StockReason } from '@shruti/server/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useApp } from '../../../app/app-context.ts'
import { refreshProducts } from '../../../queries/admin-products.ts'
import { textOf } from './product-fields.ts'

const reasons: Readonly<Record<StockReason, string>> = {
  received: 'Received from the maker',
  counted: 'Counted',
  damaged: 'Damaged',
  lost: 'Lost',
  found: 'Found',
  other: 'Other',
}

const pastReasons: Readonly<Record<StockAdjustment['reason'], string>> = {
  ...reasons,
  edited: 'Edited with the product',
  imported: 'Imported from a file',
}

const signed = (change: number) => (change > 0 ? `+${change}` : `−${-change}`)

/** Adds pieces of a colour or takes some out, with the reason, over the history of what was changed before [ADM-2]. */
export function AdjustDialog({ row, onClose }: { row: InventoryRow; onClose: () => void }) {
  const app = useApp()
  const form = useId()
  const { data: past } = useQuery({
    queryKey: ['admin', 'products', 'adjustments', row.sku],
    queryFn: ({ signal }) =>
      app.api.call('adminListStockAdjustments', { productId: row.productId, sku: row.sku }, { signal }),
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: { change: number; reason: StockReason; note: string }) =>
      app.api.call('adminAdjustStock', { productId: row.productId, sku: row.sku, ...input }),
    onSuccess: async ({ stock }) => {
      app.notify({ title: `${row.productName}, ${row.colour}: ${formatCount(stock)} in stock` })
      onClose()
      await refreshProducts(app)
    },
  })
  const fields = error instanceof ApiError ? error.fields : {}
  const isNamed = Object.keys(fields).length > 0

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => textOf(given, name).trim()
    const reason = (Object.keys(reasons) as StockReason[]).find(key => key === text('reason')) ?? 'other'
    mutate({ change: Number(text('change').replace('−', '-')), reason, note: text('note') })
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Adjust ${row.productName}, ${row.colour}`}
      footer={
        <Button type="submit" form={form} loading={isPending}>
          Adjust the stock
        </Button>
      }
    >
      <Stack gap={6}>
        <form method="post" id={form} noValidate onSubmit={submit}>
          <Stack gap={5}>
            <Text>{`${formatCount(row.stock)} in stock now.`}</Text>
            <TextField
              label="Pieces"
              name="change"
              inputMode="text"
              autoComplete="off"
              hint="That come in, such as 40, or that go, such as −2."
              error={fields['change'] ?? (error && !isNamed ? error.message : undefined)}
            />
            <Select label="Reason" name="reason" error={fields['reason']}>
              {Object.entries(reasons).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <TextField label="Note" name="note" optional maxLength={200} error={fields['note']} />
          </Stack>
        </form>
        <Stack gap={3}>
          <Heading as="h3" size="ui">
            What the shop changed
          </Heading>
          {past?.length === 0 && <Text tone="muted">Nothing yet. What is sold is in the orders.</Text>}
          {past && past.length > 0 && (
            <DefinitionList
              ruled
              items={past.map(({ at, by, change, stockAfter, reason, note }) => ({
                term: `${formatDateTime(at)}${by === null ? '' : `, ${by}`}`,
                description: `${signed(change)}, then ${stockAfter}. ${pastReasons[reason]}${note === '' ? '' : `: ${note}`}`,
              }))}
            />
          )}
        </Stack>
      </Stack>
    </Dialog>
  )
}
