import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentPropsWithRef, type FormEvent } from 'react'
import { browserClock, type Clock } from '../../foundations/clock.ts'
import { useLostFocus } from '../../foundations/focus.ts'
import { Icon } from '../Icon/Icon.tsx'
import { InlineField } from '../InlineField/InlineField.tsx'
import { InlineFieldAction } from '../InlineField/InlineFieldAction.tsx'
import { Root, Thanks } from './NewsletterForm.styles.ts'
import { t } from '../../texts/t.ts'

export interface NewsletterFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** The code that the thank-you names; it must work at checkout on a first order (FOOT-1). */
  code: string
  /** Id of the field; without it React makes one. */
  fieldId?: string
  /** For tests and stories: when the thank-you ends. */
  clock?: Clock
}

/** How long the thank-you stays, in milliseconds (FOOT-1). */
const thanksMs = 3000

/** Takes an email address that has an @ and thanks for it, in place, for three seconds. Sends nothing (FOOT-1). */
export function NewsletterForm({ code, fieldId, clock = browserClock, ...rest }: NewsletterFormProps) {
  const [state, setState] = useState<'idle' | 'invalid' | 'thanked'>('idle')
  const thanks = useRef<HTMLParagraphElement>(null)

  // The field goes while it has the focus: the thank-you has it meanwhile, and gives it back.
  useLostFocus(thanks, state === 'thanked')
  useEffect(() => {
    const { current } = thanks
    if (state === 'idle' && current && document.activeElement === current)
      emailIn(current.closest('form'))?.focus()
  }, [state])

  useEffect(() => {
    if (state !== 'thanked') return
    return clock.after(thanksMs, () => setState('idle'))
  }, [state, clock])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = emailIn(event.currentTarget)
    if (!email) return
    const hasAt = email.value.includes('@')
    setState(hasAt ? 'thanked' : 'invalid')
    if (!hasAt) email.focus()
  }

  return (
    <Root method="post" noValidate onSubmit={submit} {...rest}>
      <Thanks role="status" tabIndex={-1} ref={thanks}>
        {state === 'thanked' && t('Thank you. Use {code} for 10% off your first order.', { code })}
      </Thanks>
      {state !== 'thanked' && (
        <InlineField
          id={fieldId}
          label={t('Email address')}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={t('you@example.in')}
          hint={t('Your offer code appears here when you sign up.')}
          error={state === 'invalid' ? t('Enter a valid email address, such as you@example.in.') : undefined}
          end={
            <InlineFieldAction>
              {t('Sign up')}
              <Icon icon={ArrowRight} size={16} />
            </InlineFieldAction>
          }
        />
      )}
    </Root>
  )
}

const emailIn = (form: HTMLFormElement | null) => form?.querySelector('input')
