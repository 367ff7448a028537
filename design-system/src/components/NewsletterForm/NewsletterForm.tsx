import { ArrowRight } from 'lucide-react'
import { useEffect, useId, useState, type ComponentPropsWithRef, type FormEvent } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Root } from './NewsletterForm.styles.ts'

export interface NewsletterFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** The code that the thank-you names; it must work at checkout on a first order (FOOT-1). */
  code: string
}

const thanksMs = 3000

/** Takes an email address that has an @ and thanks for it, in place, for three seconds. Sends nothing (FOOT-1). */
export function NewsletterForm({ code, ...rest }: NewsletterFormProps) {
  const id = useId()
  const [state, setState] = useState<'idle' | 'invalid' | 'thanked'>('idle')

  useEffect(() => {
    if (state !== 'thanked') return
    const timer = setTimeout(() => setState('idle'), thanksMs)
    return () => clearTimeout(timer)
  }, [state])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    setState(typeof email === 'string' && email.includes('@') ? 'thanked' : 'invalid')
  }

  return (
    <Root noValidate onSubmit={submit} {...rest}>
      <p role="status">{state === 'thanked' && `Thank you. Use ${code} for 10% off your first order.`}</p>
      {state !== 'thanked' && (
        <>
          <label htmlFor={id}>Email address</label>
          <div>
            <input
              id={id}
              name="email"
              type="email"
              autoComplete="email"
              placeholder="you@example.in"
              aria-invalid={state === 'invalid' || undefined}
              aria-describedby={`${id}hint`}
            />
            <button type="submit">
              Sign up
              <Icon icon={ArrowRight} size={16} />
            </button>
          </div>
          <small id={`${id}hint`} role={state === 'invalid' ? 'alert' : undefined}>
            {state === 'invalid'
              ? 'Enter an email address with an @, such as you@example.in.'
              : 'About two emails a month. Unsubscribe from any of them.'}
          </small>
        </>
      )}
    </Root>
  )
}
