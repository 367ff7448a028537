import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { Select } from '@shruti/design-system/Select'
import { Text } from '@shruti/design-system/Text'
import { TextArea } from '@shruti/design-system/TextArea'
import { TextField } from '@shruti/design-system/TextField'
import type { Order, OrderReturn } from '@shruti/server/contract'
import {
  deliveryChargeRule,
  replacementRule,
  returnReasons,
  type ReturnReason,
} from '@shruti/server/contract/returns'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useCreateReturn } from '../../queries/returns.ts'
import { photosAreReady, photosIn } from '../form/FormPhotos.tsx'
import { FormStack } from '../form/FormStack.tsx'
import { useForgetDraft } from '../form/use-form-drafts.ts'
import { ReturnLine } from './ReturnLine.tsx'
import { t } from '../../language/t.ts'
import { shopText } from '../../language/shop-text.ts'

export interface ReturnFormProps {
  order: Order
  /** Pieces of each line that can still be returned. */
  left: readonly number[]
  onDone: () => void
}

const resolutions = () =>
  [
    { value: 'refund', label: t('Refund'), description: t('The money for what you return.') },
    {
      value: 'replacement',
      label: t('Replacement'),
      description: t('The same product in the same colour once more.'),
    },
  ] as const

const reasons = Object.entries(returnReasons) as [ReturnReason, string][]

/** Asks what comes back, why and what for, and for a UPI ID where a refund cannot go the way it was paid [BEY-11]. */
export function ReturnForm({ order, left, onDone }: ReturnFormProps) {
  const { mutate, isPending, error } = useCreateReturn()
  const draftName = `return ${order.id}`
  const forgetDraft = useForgetDraft(draftName)
  const leave = () => {
    forgetDraft()
    onDone()
  }
  const fields = error instanceof ApiError ? error.fields : {}
  const [resolution, setResolution] = useState<OrderReturn['resolution']>('refund')
  const [isEarly, setIsEarly] = useState(false)
  const isRefund = resolution === 'refund'
  const needsUpiId = isRefund && (order.paymentMethod === 'cod' || fields['upiId'] !== undefined)

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    setIsEarly(!photosAreReady(form))
    if (!photosAreReady(form)) return
    const upiId = text('upiId')
    mutate(
      {
        id: order.id,
        items: left
          .map((_, lineIndex) => ({
            lineIndex,
            quantity: Number(text(`quantity-${lineIndex}`)),
            photos: photosIn(form, `photos-${lineIndex}`),
          }))
          .filter(({ quantity }) => quantity > 0),
        reason: text('reason') as ReturnReason,
        resolution,
        comment: text('comment'),
        ...(upiId !== '' && { upiId }),
      },
      { onSuccess: leave },
    )
  }

  return (
    <FormStack takesFocus measure="text" draft={draftName} onSubmit={submit}>
      <Heading as="h2">{t('Return items')}</Heading>
      {error && <Notice tone="danger">{error.message}</Notice>}
      {order.lines.map(
        (line, lineIndex) =>
          (left[lineIndex] ?? 0) > 0 && (
            <ReturnLine
              key={line.sku}
              line={line}
              lineIndex={lineIndex}
              left={left[lineIndex] ?? 0}
              reportsPhotos={isEarly}
              photosError={fields['photos']}
            />
          ),
      )}
      <Select label={t('Reason')} name="reason" defaultValue="" error={fields['reason']}>
        <option value="" disabled>
          {t('Choose why you return it')}
        </option>
        {reasons.map(([id, label]) => (
          <option key={id} value={id}>
            {shopText(label)}
          </option>
        ))}
      </Select>
      <RadioGroup
        label={t('What would you like?')}
        name="resolution"
        options={resolutions()}
        value={resolution}
        onValueChange={value => setResolution(value === 'replacement' ? 'replacement' : 'refund')}
        error={fields['resolution']}
      />
      <TextArea label={t('Comment')} name="comment" optional maxLength={500} error={fields['comment']} />
      {needsUpiId && (
        <TextField
          label={t('UPI ID for the refund')}
          name="upiId"
          data-draft="never"
          hint={t('Such as name@bank. We send the refund there.')}
          error={fields['upiId']}
        />
      )}
      <Text>
        {t('The courier picks it up at the delivery address.')}{' '}
        {isRefund
          ? t('Your refund starts when we have checked the items. {deliveryChargeRule}', {
              deliveryChargeRule: shopText(deliveryChargeRule),
            })
          : shopText(replacementRule)}
      </Text>
      <Cluster>
        <Button type="submit" loading={isPending}>
          {t('Request return')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('Cancel')}
        </Button>
      </Cluster>
    </FormStack>
  )
}
