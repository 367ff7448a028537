import { formatDate } from '@shruti/design-system'
import { Button } from '@shruti/design-system/Button'
import { formatMoney, formatCount } from '@shruti/design-system/foundations'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { Select } from '@shruti/design-system/Select'
import { Stack } from '@shruti/design-system/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import { Text } from '@shruti/design-system/Text'
import type { PromotionTrial as Trial } from '@shruti/server/contract'
import { useState } from 'react'
import { adminPaths } from '../../../admin-paths.ts'
import { useTryPromotion } from '../../../queries/admin-promotions.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { CallProblem } from '../../form/CallProblem.tsx'
import { inputOf, problemsOf, type PromotionDraft } from './promotion-draft.ts'

const orders = (count: number) => `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`

/** What the promotion, as it stands in the form, would have done to recent orders [ADM-6]. */
export function PromotionTrial({ draft, onProblems }: { draft: PromotionDraft; onProblems: () => void }) {
  const { mutate, data, error, isPending } = useTryPromotion()
  const [days, setDays] = useState('30')

  function run() {
    if (Object.keys(problemsOf(draft)).length > 0) return onProblems()
    mutate({ ...inputOf(draft), days: Number(days) })
  }
  return (
    <Stack gap={4}>
      <Heading as="h2" size="h3">
        Dry run
      </Heading>
      <Text size="small" tone="muted">
        Which orders it would have applied to, and what it would have cost. Nothing changes.
      </Text>
      <Select label="Orders of the last" value={days} onChange={event => setDays(event.currentTarget.value)}>
        <option value="7">7 days</option>
        <option value="30">30 days</option>
        <option value="90">90 days</option>
      </Select>
      <Button variant="secondary" loading={isPending} onClick={run}>
        Try it on these orders
      </Button>
      <CallProblem error={error} />
      {data && <Outcome trial={data} />}
    </Stack>
  )
}

function Outcome({ trial }: { trial: Trial }) {
  const { applied, discount, delivery, revenue, withAnotherCode, examples, since } = trial
  const cost = discount + delivery
  return (
    <Stack gap={3} role="status">
      <Text>
        {trial.orders === 0
          ? `There were no orders since ${formatDate(since)}.`
          : applied === 0
            ? `It would have applied to none of ${orders(trial.orders)} since ${formatDate(since)}.`
            : `It would have applied to ${formatCount(applied)} of ${orders(trial.orders)} since ${formatDate(since)} and cost ${formatMoney(cost)} of ${formatMoney(revenue)}.`}
      </Text>
      {withAnotherCode > 0 && (
        <Text size="small" tone="muted">
          {orders(withAnotherCode)} had a code already and {withAnotherCode === 1 ? 'is' : 'are'} left out: an
          order takes one.
        </Text>
      )}
      {examples.length > 0 && (
        <Table caption="The latest orders that it would have applied to" density="compact">
          <TableHead>
            <TableHeader>Order</TableHeader>
            <TableHeader numeric>Total</TableHeader>
            <TableHeader numeric>It would have saved</TableHeader>
          </TableHead>
          <TableBody>
            {examples.map(({ id, number, total, saving }) => (
              <TableRow key={id}>
                <TableCell strong>
                  <Link href={adminPaths.order(id)} variant="plain" LinkComponent={RouterLink}>
                    {number}
                  </Link>
                </TableCell>
                <TableCell numeric>{formatMoney(total)}</TableCell>
                <TableCell numeric>{formatMoney(saving)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Stack>
  )
}
