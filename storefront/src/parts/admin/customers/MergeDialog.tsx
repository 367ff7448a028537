import { formatMoney } from '@shruti/design-system'
import { formatPhoneNumber, formatCount } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Dialog } from '@shruti/design-system/Dialog'
import { ErrorState } from '@shruti/design-system/ErrorState'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { Spinner } from '@shruti/design-system/Spinner'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import type { AdminCustomer, AdminCustomerDetail, MergePlan } from '@shruti/server/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { mergeCandidatesQuery, mergePlanQuery, useMergeCustomers } from '../../../queries/admin-customers.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { useSettled } from '../../form/use-settled.ts'
import { movesWords, reachOf, takenWords, lostWords } from './merge-words.ts'
import { nameOfCustomer } from './name-of-customer.ts'

/** For how long nothing has to be typed before the server is asked, in milliseconds. */
const typingPauseMs = 200

interface MergeDialogProps {
  /** The account that stays. */
  customer: AdminCustomerDetail
  onClose: () => void
}

/** Finds another account of the same person, shows what comes together and what is lost, and makes the two one [ADM-4]. */
export function MergeDialog({ customer, onClose }: MergeDialogProps) {
  const [formerId, setFormerId] = useState<string>()
  const merging = useMergeCustomers(onClose)
  const plan = useQuery({
    ...mergePlanQuery(useApp(), customer.id, formerId ?? ''),
    enabled: formerId !== undefined,
  })
  const { data, error } = plan
  const choose = (id: string | undefined) => {
    merging.reset()
    setFormerId(id)
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Merge two accounts"
      description={`The other account becomes part of that of ${nameOfCustomer(customer)}. This cannot be undone.`}
      footer={
        formerId !== undefined && (
          <>
            <Button variant="quiet" onClick={() => choose(undefined)}>
              Choose another
            </Button>
            {data && (
              <Button
                loading={merging.isPending}
                disabled={plan.isFetching}
                onClick={() =>
                  merging.mutate({
                    id: data.kept.id,
                    version: data.kept.version,
                    formerId: data.former.id,
                    formerVersion: data.former.version,
                  })
                }
              >
                Merge the accounts
              </Button>
            )}
          </>
        )
      }
    >
      {formerId === undefined ? (
        <OtherAccount customer={customer} onChoose={choose} />
      ) : (
        <Stack gap={4}>
          <CallProblem error={merging.error} />
          {data && !error ? (
            <Plan plan={data} />
          ) : error ? (
            <ErrorState title={error.message} onRetry={() => void plan.refetch()} headingLevel="p" />
          ) : (
            <Spinner label="Looking at both accounts…" />
          )}
        </Stack>
      )}
    </Dialog>
  )
}

function OtherAccount({
  customer,
  onChoose,
}: {
  customer: AdminCustomerDetail
  onChoose: (id: string) => void
}) {
  const [typed, setTyped] = useState(customer.name ?? '')
  const [picked, setPicked] = useState<string>()
  const search = useSettled(typed.trim(), typingPauseMs)
  const { data, error, refetch } = useQuery({
    ...mergeCandidatesQuery(useApp(), customer.id, search),
    enabled: search !== '',
  })
  return (
    <Stack gap={4}>
      <TextField
        label="The other account"
        hint="Its name, phone number, email or username"
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {error && <ErrorState title={error.message} onRetry={() => void refetch()} headingLevel="p" />}
      {!data && !error && search !== '' && <Spinner label="Searching…" />}
      {data?.length === 0 && <Text tone="muted">No other customer is found by this.</Text>}
      {data && data.length > 0 && (
        <RadioGroup
          label="Customers found"
          variant="cards"
          value={picked ?? ''}
          onValueChange={setPicked}
          options={data.map(found => ({
            value: found.id,
            label: nameOfCustomer(found),
            description: reachOf(found),
            aside: ordersOf(found),
          }))}
        />
      )}
      {data?.some(({ id }) => id === picked) && (
        <div>
          <Button variant="secondary" onClick={() => onChoose(picked ?? '')}>
            Look at what comes together
          </Button>
        </div>
      )}
    </Stack>
  )
}

const ordersOf = ({ orders }: AdminCustomer) => `${formatCount(orders)} ${orders === 1 ? 'order' : 'orders'}`

function describe(account: AdminCustomer): string {
  return [
    nameOfCustomer(account),
    account.email,
    account.phoneNumber && formatPhoneNumber(account.phoneNumber),
    ordersOf(account),
    formatMoney(account.spend),
  ]
    .filter(Boolean)
    .join(', ')
}

function Plan({ plan }: { plan: MergePlan }) {
  return (
    <DefinitionList
      ruled
      items={[
        { term: 'Stays', description: describe(plan.kept) },
        { term: 'Becomes part of it', description: describe(plan.former) },
        { term: 'Comes over', description: movesWords(plan) },
        { term: 'Taken over', description: takenWords(plan) },
        { term: 'Is lost', description: lostWords(plan) },
      ]}
    />
  )
}
