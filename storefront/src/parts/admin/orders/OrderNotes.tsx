import { formatDateTime } from '@shruti/design-system'
import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Heading } from '@shruti/design-system/Heading'
import { RuledList } from '@shruti/design-system/RuledList'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TextArea } from '@shruti/design-system/TextArea'
import type { AdminOrder } from '@shruti/server/contract'
import type { CallInput } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useChangeOrder } from '../../../queries/admin-order-desk.ts'
import { ForRole } from '../access/ForRole.tsx'
import { CallProblem } from '../../form/CallProblem.tsx'
import { FormStack } from '../../form/FormStack.tsx'
import { useHeldForm, type InHand } from '../form/in-hand.ts'
import { givenText } from '../given-text.ts'
import { OrderConflict } from './OrderConflict.tsx'

/** What the shop has written down about an order, and a new note: for the shop alone, or for the customer [ADM-3]. */
export function OrderNotes({ inHand }: { inHand: InHand<AdminOrder> }) {
  const { seen, latest: order } = inHand
  const { mutate, isPending, error, variables, reset } = useChangeOrder('adminAddOrderNote', 'Note saved')
  const { round, isStale, touch, settle } = useHeldForm(inHand, error)
  const fields = error instanceof ApiError ? error.fields : {}

  const send = (input: CallInput<'adminAddOrderNote'>) => mutate(input, { onSuccess: settle })

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    touch()
    send({
      id: seen.id,
      version: seen.version,
      note: '',
      ...givenText(form, 'note'),
      isForCustomer: form.has('isForCustomer'),
    })
  }

  return (
    <Stack gap={4}>
      <Heading as="h2" size="h3">
        Notes
      </Heading>
      {order.staffNotes.length > 0 && (
        <RuledList density="compact">
          {order.staffNotes.map(({ note, at, by, isForCustomer }) => (
            <li key={`${at} ${note}`}>
              <Text>{note}</Text>
              <Text size="small" tone="muted">
                {by}, {formatDateTime(at)}. {isForCustomer ? 'The customer reads it.' : 'For the shop alone.'}
              </Text>
            </li>
          ))}
        </RuledList>
      )}
      <ForRole
        operation="adminAddOrderNote"
        instead={order.staffNotes.length === 0 && <Text tone="muted">None yet.</Text>}
      >
        <FormStack key={round} onSubmit={submit} onChange={touch}>
          {isStale && variables && (
            <OrderConflict
              inHand={inHand}
              mine={{ note: variables.note }}
              saving={isPending}
              onKeepMine={version => send({ ...variables, version })}
              onTakeTheirs={() => {
                settle()
                reset()
              }}
            />
          )}
          <TextArea label="New note" name="note" rows={2} maxLength={500} error={fields['note']} />
          <Checkbox label="The customer reads it in the order" name="isForCustomer" />
          {!isStale && <CallProblem error={error} fields={['note']} />}
          <Button type="submit" variant="secondary" loading={isPending}>
            Save note
          </Button>
        </FormStack>
      </ForRole>
    </Stack>
  )
}
