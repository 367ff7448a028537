import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import { TextField } from '@shruti/design-system/TextField'
import { integrationSchemas, type Webhook } from '@shruti/server/contract'
import { webhookEventNames, webhookEvents } from '@shruti/server/contract/webhook-events'
import { useEffect } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { useChangeWebhooks } from '../../../queries/admin-webhooks.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { showFieldErrors } from '../../form/field-errors.ts'
import { FormStack } from '../../form/FormStack.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useUnsavedChanges } from '../../form/use-unsaved-changes.tsx'
import { withChoice } from '../chosen.ts'

interface WebhookFormProps {
  /** The one that is changed; without it a new one is made. */
  webhook?: Webhook
  /** `secret` of one that was made. */
  onDone: (secret?: string) => void
  onCancel: () => void
}

const fieldNames = ['url', 'events'] as const

/** Where events are sent, and which [INT-2]. */
export function WebhookForm({ webhook, onDone, onCancel }: WebhookFormProps) {
  const { notify } = useApp()
  const create = useChangeWebhooks('adminCreateWebhook')
  const update = useChangeWebhooks('adminUpdateWebhook')
  const { register, handleSubmit, setError, setFocus, setValue, watch, formState } = useContractForm(
    integrationSchemas.createWebhookInput,
    { url: webhook?.url ?? '', events: webhook?.events ?? [] },
  )
  const { errors, isDirty } = formState
  const { dialog } = useUnsavedChanges(isDirty)
  useEffect(() => setFocus('url'), [setFocus])
  const chosen = watch('events')
  const title = webhook ? 'Change this webhook' : 'Add a webhook'
  const onError = (problem: Error) => showFieldErrors(problem, setError, fieldNames)
  const submit = handleSubmit(input => {
    if (!webhook) {
      create.mutate(input, { onSuccess: ({ secret }) => onDone(secret), onError })
      return
    }
    const { id, version, state } = webhook
    update.mutate(
      { ...input, id, version, active: state === 'active' },
      {
        onSuccess: () => {
          notify({ title: 'The webhook was changed' })
          onDone()
        },
        onError,
      },
    )
  })
  return (
    <FormStack measure="text" aria-label={title} onSubmit={event => void submit(event)}>
      {dialog}
      <Heading as="h2" size="h3">
        {title}
      </Heading>
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="Begins with https:// and can be reached from the internet."
        error={errors.url?.message}
        {...register('url')}
      />
      <Stack gap={3} role="group" aria-label="Events">
        <Heading as="h3" size="ui">
          Events
        </Heading>
        {webhookEventNames.map(name => (
          <Checkbox
            key={name}
            label={name}
            hint={webhookEvents[name]}
            checked={chosen.includes(name)}
            onChange={event =>
              setValue('events', withChoice(webhookEventNames, chosen, name, event.currentTarget.checked), {
                shouldDirty: true,
                shouldValidate: formState.isSubmitted,
              })
            }
          />
        ))}
        {errors.events?.message !== undefined && (
          <Notice tone="danger" live>
            {errors.events.message}
          </Notice>
        )}
      </Stack>
      <CallProblem error={create.error ?? update.error} fields={fieldNames} />
      <Cluster>
        <Button type="submit" loading={create.isPending || update.isPending}>
          {webhook ? 'Save webhook' : 'Add webhook'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </FormStack>
  )
}
