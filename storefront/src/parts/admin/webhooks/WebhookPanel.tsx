import { formatDateTime } from '@shruti/design-system'
import { AlertDialog } from '@shruti/design-system/AlertDialog'
import { Badge } from '@shruti/design-system/Badge'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import type { Webhook } from '@shruti/server/contract'
import { useState } from 'react'
import { adminPaths } from '../../../admin-paths.ts'
import { useApp } from '../../../app/app-context.ts'
import { useChangeWebhooks, useSendToWebhook } from '../../../queries/admin-webhooks.ts'
import { useNavigateTo } from '../../../router/router-context.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { SecretNotice } from './SecretNotice.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { webhookStates } from './webhook-words.ts'

/** What a webhook is told and how it fares, with all that can be done with it [INT-2]. */
export function WebhookPanel({ webhook }: { webhook: Webhook }) {
  const { notify } = useApp()
  const navigate = useNavigateTo()
  const [doing, setDoing] = useState<'change' | 'rotate' | 'delete'>()
  const [secret, setSecret] = useState<string>()
  const update = useChangeWebhooks('adminUpdateWebhook')
  const rotate = useChangeWebhooks('adminRotateWebhookSecret')
  const remove = useChangeWebhooks('adminDeleteWebhook')
  const test = useSendToWebhook('adminTestWebhook')
  const { id, url, events, state, version, failingSince, formerSecretUntil } = webhook
  const isOn = state === 'active'
  const close = () => setDoing(undefined)

  function turn(active: boolean) {
    const title = active ? 'The webhook is on' : 'The webhook is paused'
    update.mutate({ id, url, events, version, active }, { onSuccess: () => notify({ title }) })
  }
  if (doing === 'change') return <WebhookForm webhook={webhook} onDone={close} onCancel={close} />
  return (
    <Stack gap={5}>
      {secret !== undefined && <SecretNotice secret={secret} />}
      {state === 'stopped' && (
        <Notice tone="danger" title="The shop stopped this webhook">
          It failed for three days. Mend the receiver, turn the webhook on again, and send again what was
          given up.
        </Notice>
      )}
      {isOn && failingSince !== null && (
        <Notice tone="warning" title="Deliveries fail">
          Since {formatDateTime(failingSince)}. After three days of failures the shop stops the webhook.
        </Notice>
      )}
      <DefinitionList
        ruled
        items={[
          { term: 'Address', description: url },
          { term: 'Events', description: events.join(', ') },
          {
            term: 'State',
            description: <Badge tone={webhookStates[state].tone}>{webhookStates[state].word}</Badge>,
          },
          ...(formerSecretUntil === null
            ? []
            : [
                {
                  term: 'Former secret',
                  description: `Signs as well until ${formatDateTime(formerSecretUntil)}`,
                },
              ]),
        ]}
      />
      <CallProblem error={update.error ?? rotate.error ?? remove.error} />
      <Cluster>
        {isOn && (
          <Button size="small" loading={test.isPending} onClick={() => test.mutate({ id })}>
            Send test event
          </Button>
        )}
        <Button variant="secondary" size="small" loading={update.isPending} onClick={() => turn(!isOn)}>
          {isOn ? 'Pause' : 'Turn on'}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setDoing('change')}>
          Change
        </Button>
        <Button variant="secondary" size="small" onClick={() => setDoing('rotate')}>
          New secret
        </Button>
        <Button variant="secondary" size="small" onClick={() => setDoing('delete')}>
          Delete
        </Button>
      </Cluster>
      {doing === 'rotate' && (
        <AlertDialog
          open
          onOpenChange={close}
          title="Make a new secret?"
          description="For a day deliveries are signed with the new secret and the former one, so that the receiver can be changed meanwhile."
          confirmLabel="Make new secret"
          cancelLabel="Keep secret"
          onConfirm={() => {
            close()
            rotate.mutate({ id, version }, { onSuccess: made => setSecret(made.secret) })
          }}
        />
      )}
      {doing === 'delete' && (
        <AlertDialog
          open
          onOpenChange={close}
          title="Delete this webhook?"
          description="Nothing is sent to it any more, and the log of its deliveries goes with it."
          confirmLabel="Delete webhook"
          cancelLabel="Keep webhook"
          destructive
          onConfirm={() => {
            close()
            // The page goes with the webhook: nothing of it is left that could hear of the end.
            void remove.mutateAsync({ id }).then(
              () => {
                notify({ title: 'The webhook was deleted' })
                navigate(adminPaths.webhooks)
              },
              () => undefined,
            )
          }}
        />
      )}
    </Stack>
  )
}
