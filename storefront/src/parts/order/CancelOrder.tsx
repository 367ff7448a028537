import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { Select } from '@shruti/design-system/Select'
import { Text } from '@shruti/design-system/Text'
import { TextArea } from '@shruti/design-system/TextArea'
import type { Order } from '@shruti/server/contract'
import { cancelReasons, type CancelReason } from '@shruti/server/contract/cancellation'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useCancelOrder } from '../../queries/orders.ts'
import { FormStack } from '../form/FormStack.tsx'
import { useOpener } from '../form/use-opener.ts'
import { t } from '../../language/t.ts'
import { shopText } from '../../language/shop-text.ts'

const reasons = Object.entries(cancelReasons) as [CancelReason, string][]

/** Cancels an order before it is shipped; asks once more, in place, and why (ORD-2). Nobody has to say why. */
export function CancelOrder({ order }: { order: Order }) {
  const [isAsking, setIsAsking] = useState(false)
  const opener = useOpener(isAsking)
  const { mutate, isPending, error } = useCancelOrder()
  const fields = error instanceof ApiError ? error.fields : {}
  if (!isAsking) {
    return (
      <Cluster>
        <Button ref={opener} variant="danger" onClick={() => setIsAsking(true)}>
          {t('Cancel order')}
        </Button>
      </Cluster>
    )
  }

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = form.get('reason')
    const comment = form.get('comment')
    mutate({
      id: order.id,
      ...(reason && { reason: reason as CancelReason }),
      ...(typeof comment === 'string' && comment.trim() !== '' && { comment }),
    })
  }

  return (
    <FormStack takesFocus measure="text" onSubmit={submit}>
      <Heading as="h2">{t('Cancel this order?')}</Heading>
      {error && <Notice tone="danger">{error.message}</Notice>}
      <Text>{t('You cannot undo this. If you change your mind, place a new order.')}</Text>
      <Select label={t('Reason')} name="reason" optional defaultValue="" error={fields['reason']}>
        <option value="">{t('Prefer not to say')}</option>
        {reasons.map(([id, label]) => (
          <option key={id} value={id}>
            {shopText(label)}
          </option>
        ))}
      </Select>
      <TextArea label={t('Comment')} name="comment" optional maxLength={300} error={fields['comment']} />
      <Cluster>
        <Button type="submit" variant="danger" loading={isPending}>
          {t('Cancel order')}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(false)}>
          {t('Keep order')}
        </Button>
      </Cluster>
    </FormStack>
  )
}
