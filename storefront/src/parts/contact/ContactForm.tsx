import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Notice } from '@shruti/design-system/Notice'
import { Select } from '@shruti/design-system/Select'
import { TextArea } from '@shruti/design-system/TextArea'
import { TextField } from '@shruti/design-system/TextField'
import { supportTicketSchemas, type SupportTopic, type User } from '@shruti/server/contract'
import { createdTicketText, supportTopics } from '@shruti/server/contract/support-topics'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { useCreateSupportTicket } from '../../queries/support-tickets.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { phoneNumberError, showFieldErrors } from '../form/field-errors.ts'
import { FormStack } from '../form/FormStack.tsx'
import { useForgetDraft } from '../form/use-form-drafts.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { t } from '../../language/t.ts'
import { localPath } from '../../language/language.ts'
import { shopText } from '../../language/shop-text.ts'

interface ContactFormProps {
  /** Who is signed in, null until that is known: their details are filled in where nothing is yet. */
  user: User | null
  /** The order that it is about, where the page was opened from one. */
  orderNumber: string
}

const draftName = 'contact'
const detailNames = ['name', 'email', 'phoneNumber'] as const
const fieldNames = ['topic', 'name', 'email', 'phoneNumber', 'orderNumber', 'message'] as const

/** Writes to the shop, and says by which number it is found again [SHOP-4]. Without JavaScript it is posted. */
export function ContactForm({ user, orderNumber }: ContactFormProps) {
  const create = useCreateSupportTicket()
  const forgetDraft = useForgetDraft(draftName)
  const { register, handleSubmit, setError, getValues, setValue, formState } = useContractForm(
    supportTicketSchemas.createSupportTicketInput,
    {
      topic: orderNumber === '' ? ('' as SupportTopic) : 'order',
      name: '',
      email: '',
      phoneNumber: '',
      orderNumber,
      message: '',
    },
  )
  // Not as default values: the page is printed the same for everybody, and who is signed in is known later [SRV-8].
  useEffect(() => {
    for (const name of detailNames) if (!getValues(name)) setValue(name, user?.[name] ?? '')
  }, [user, getValues, setValue])
  const error = (name: (typeof fieldNames)[number]) => formState.errors[name]?.message
  const submit = handleSubmit(input =>
    create.mutateAsync(input).then(forgetDraft, (problem: unknown) => {
      if (problem instanceof Error) showFieldErrors(problem, setError, fieldNames)
    }),
  )
  if (create.data) {
    return (
      <Notice tone="success" title={t('We have your message')} live>
        {shopText(createdTicketText(create.data.number))}
      </Notice>
    )
  }
  return (
    <FormStack
      draft={draftName}
      action={localPath(paths.contact)}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <Select label={t('What is it about?')} {...register('topic')} error={error('topic')}>
        <option value="">{t('Choose one')}</option>
        {Object.entries(supportTopics).map(([topic, label]) => (
          <option key={topic} value={topic}>
            {shopText(label)}
          </option>
        ))}
      </Select>
      <TextField label={t('Name')} autoComplete="name" {...register('name')} error={error('name')} />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        hint={t('We reply to this address.')}
        {...register('email')}
        error={error('email')}
      />
      <TextField
        label={t('Phone')}
        type="tel"
        autoComplete="tel"
        optional
        {...register('phoneNumber')}
        error={phoneNumberError(error('phoneNumber'))}
      />
      <TextField
        label={t('Order number')}
        optional
        hint={t('It starts with SHR-.')}
        {...register('orderNumber')}
        error={error('orderNumber')}
      />
      <TextArea
        label={t('Message')}
        rows={6}
        maxLength={3000}
        counted
        hint={t('Never write passwords, one-time codes or card numbers.')}
        {...register('message')}
        error={error('message')}
      />
      <CallProblem error={create.error} fields={fieldNames} />
      <Cluster>
        <Button type="submit" loading={create.isPending}>
          {t('Send message')}
        </Button>
      </Cluster>
    </FormStack>
  )
}
