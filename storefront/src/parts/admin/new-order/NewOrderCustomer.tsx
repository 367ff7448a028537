import { formatPhoneNumber } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { ErrorState } from '@shruti/design-system/ErrorState'
import { Heading } from '@shruti/design-system/Heading'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { Spinner } from '@shruti/design-system/Spinner'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import { adminOrderDeskSchemas, type AdminCustomer } from '@shruti/server/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { customersFoundQuery, useAddCustomer } from '../../../queries/admin-new-order.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { showFieldErrors } from '../../form/field-errors.ts'
import { FormStack } from '../../form/FormStack.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useSettled } from '../../form/use-settled.ts'
import { reachOf } from '../customers/merge-words.ts'
import { nameOfCustomer } from '../customers/name-of-customer.ts'

/** For how long nothing has to be typed before the server is asked, in milliseconds. */
const typingPauseMs = 200

interface NewOrderCustomerProps {
  customer: AdminCustomer | undefined
  onChoose: (customer: AdminCustomer | undefined) => void
}

/** Whom the order is for: somebody the shop knows, or a new customer [ADM-3]. */
export function NewOrderCustomer({ customer, onChoose }: NewOrderCustomerProps) {
  const [isNew, setIsNew] = useState(false)
  const choose = (chosen: AdminCustomer | undefined) => {
    setIsNew(false)
    onChoose(chosen)
  }
  return (
    <Stack as="section" gap={5} aria-label="Customer">
      <Heading as="h2" size="h3">
        Customer
      </Heading>
      {customer ? (
        <>
          <Text>{[nameOfCustomer(customer), reachOf(customer)].filter(Boolean).join(', ')}</Text>
          <Cluster>
            <Button variant="secondary" onClick={() => choose(undefined)}>
              Choose another customer
            </Button>
          </Cluster>
        </>
      ) : isNew ? (
        <NewCustomer onAdded={choose} onCancel={() => setIsNew(false)} />
      ) : (
        <>
          <KnownCustomer onChoose={choose} />
          <Cluster>
            <Button variant="secondary" onClick={() => setIsNew(true)}>
              New customer
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  )
}

function KnownCustomer({ onChoose }: { onChoose: (customer: AdminCustomer) => void }) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), typingPauseMs)
  const { data, error, refetch } = useQuery({
    ...customersFoundQuery(useApp(), search),
    enabled: search !== '',
  })
  return (
    <>
      <TextField
        label="Find a customer"
        hint="Name, phone number or email"
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {error && <ErrorState title={error.message} onRetry={() => void refetch()} headingLevel="p" />}
      {!data && !error && search !== '' && <Spinner label="Searching…" />}
      {data?.length === 0 && <Text tone="muted">No customer is found by this.</Text>}
      {data && data.length > 0 && (
        <RadioGroup
          label="Customers found"
          variant="cards"
          value=""
          onValueChange={id => {
            const chosen = data.find(found => found.id === id)
            if (chosen) onChoose(chosen)
          }}
          options={data.map(found => ({
            value: found.id,
            label: nameOfCustomer(found),
            description: reachOf(found),
            disabled: found.state === 'blocked',
          }))}
        />
      )}
    </>
  )
}

const fieldNames = ['name', 'phoneNumber', 'email'] as const

function NewCustomer({
  onAdded,
  onCancel,
}: {
  onAdded: (customer: AdminCustomer) => void
  onCancel: () => void
}) {
  const add = useAddCustomer()
  const { register, handleSubmit, setError, formState } = useContractForm(
    adminOrderDeskSchemas.adminAddCustomerInput,
    { name: '', phoneNumber: '' },
  )
  const submit = handleSubmit(input =>
    add.mutate(input, {
      onSuccess: onAdded,
      onError: problem => void showFieldErrors(problem, setError, fieldNames),
    }),
  )
  const { errors } = formState
  return (
    <FormStack measure="text" onSubmit={event => void submit(event)}>
      <Text tone="muted">
        They get an account without a password, and follow the order by its number and this phone number.
      </Text>
      <TextField label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        hint={`For example ${formatPhoneNumber('+919845012345')}`}
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
      <TextField
        label="Email"
        optional
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email', { setValueAs: (value: unknown) => (value === '' ? undefined : value) })}
      />
      <CallProblem error={add.error} fields={fieldNames} />
      <Cluster>
        <Button type="submit" loading={add.isPending}>
          Add customer
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </FormStack>
  )
}
