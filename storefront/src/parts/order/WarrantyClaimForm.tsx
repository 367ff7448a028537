import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Select } from '@shruti/design-system/Select'
import { Text } from '@shruti/design-system/Text'
import { TextArea } from '@shruti/design-system/TextArea'
import type { OrderWarranties } from '@shruti/server/contract'
import { warrantyClaimRule, warrantyFaults, type WarrantyFault } from '@shruti/server/contract/warranty'
import { ApiError } from '../../api/api-error.ts'
import { useCreateWarrantyClaim } from '../../queries/warranty.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { FormStack } from '../form/FormStack.tsx'
import { useForgetDraft } from '../form/use-form-drafts.ts'
import { t } from '../../language/t.ts'
import { shopText } from '../../language/shop-text.ts'

interface WarrantyClaimFormProps {
  orderId: string
  /** Those that can be claimed for. */
  lines: OrderWarranties['lines']
  onDone: () => void
}

const fieldNames = ['lineIndex', 'fault', 'description'] as const

/** Asks which piece it is and what is wrong with it [BEY-10]. */
export function WarrantyClaimForm({ orderId, lines, onDone }: WarrantyClaimFormProps) {
  const { mutate, isPending, error } = useCreateWarrantyClaim()
  const draftName = `claim ${orderId}`
  const forgetDraft = useForgetDraft(draftName)
  const leave = () => {
    forgetDraft()
    onDone()
  }
  const fields = error instanceof ApiError ? error.fields : {}

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    mutate(
      {
        id: orderId,
        lineIndex: Number(text('lineIndex')),
        fault: text('fault') as WarrantyFault,
        description: text('description'),
      },
      { onSuccess: leave },
    )
  }

  return (
    <FormStack takesFocus measure="text" draft={draftName} onSubmit={submit}>
      <CallProblem error={error} fields={fieldNames} />
      <Select label={t('Product')} name="lineIndex" error={fields['lineIndex']}>
        {lines.map(({ lineIndex, name, variantName }) => (
          <option key={lineIndex} value={lineIndex}>
            {name}, {variantName}
          </option>
        ))}
      </Select>
      <Select label={t('What is wrong?')} name="fault" defaultValue="" error={fields['fault']}>
        <option value="" disabled>
          {t('Choose one')}
        </option>
        {Object.entries(warrantyFaults).map(([id, label]) => (
          <option key={id} value={id}>
            {shopText(label)}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('Description')}
        name="description"
        rows={4}
        maxLength={1000}
        counted
        hint={t('What happens, and since when?')}
        error={fields['description']}
      />
      <Text>{shopText(warrantyClaimRule)}</Text>
      <Cluster>
        <Button type="submit" loading={isPending}>
          {t('Send claim')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('Cancel')}
        </Button>
      </Cluster>
    </FormStack>
  )
}
