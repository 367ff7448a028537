import { AlertDialog } from '@shruti/design-system/AlertDialog'
import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Disclosure } from '@shruti/design-system/Disclosure'
import { TextArea } from '@shruti/design-system/TextArea'
import type { AdminOrder } from '@shruti/server/contract'
import { useState } from 'react'
import type { CallInput } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useSetOrderStatus } from '../../../queries/admin-orders.ts'
import { FormStack } from '../../form/FormStack.tsx'
import { useHeldForm, type InHand } from '../form/in-hand.ts'
import { givenText } from '../given-text.ts'
import { OrderConflict } from './OrderConflict.tsx'

/** Cancels an order that waits for its money, its payment link included; asks why, and once more [ADM-3]. */
export function CancelUnpaidOrder({ inHand }: { inHand: InHand<AdminOrder> }) {
  const { mutate, isPending, error, variables, reset } = useSetOrderStatus()
  const { round, isStale, touch, settle } = useHeldForm(inHand, error)
  const [asked, setAsked] = useState<CallInput<'adminSetOrderStatus'>>()
  const { id, version, number } = inHand.seen
  const fields = error instanceof ApiError ? error.fields : {}

  const send = (input: CallInput<'adminSetOrderStatus'>) =>
    mutate(input, { onSuccess: settle, onSettled: () => setAsked(undefined) })

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    touch()
    setAsked({
      id,
      version,
      status: 'cancelled',
      ...givenText(form, 'note'),
      isNoteForCustomer: form.has('isNoteForCustomer'),
    })
  }

  return (
    <Disclosure title="Cancel this order">
      <FormStack key={round} onSubmit={submit} onChange={touch}>
        {isStale && variables && (
          <OrderConflict
            inHand={inHand}
            mine={{ status: 'Cancelled', ...(variables.note !== undefined && { note: variables.note }) }}
            saving={isPending}
            onKeepMine={newest => send({ ...variables, version: newest })}
            onTakeTheirs={() => {
              settle()
              reset()
            }}
          />
        )}
        <TextArea
          label="Reason"
          name="note"
          maxLength={500}
          hint="For the shop alone, unless you show it to the customer."
          error={fields['note']}
        />
        <Checkbox label="Show this reason to the customer" name="isNoteForCustomer" />
        <Button type="submit" variant="danger">
          Cancel order
        </Button>
      </FormStack>
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={isOpen => !isOpen && setAsked(undefined)}
        title={`Cancel order ${number}?`}
        description="Its pieces come back to the stock, nothing can be paid any more, and the customer is told. Money that arrives all the same goes back. This cannot be undone."
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        destructive
        confirming={isPending}
        onConfirm={() => asked && send(asked)}
      />
    </Disclosure>
  )
}
