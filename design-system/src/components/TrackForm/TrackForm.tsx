import type { ComponentPropsWithRef, FormEvent } from 'react'
import { CircleAlert } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Failure, FailureIcon, Root } from './TrackForm.styles.ts'
import { t } from '../../texts/t.ts'

export interface TrackFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Both fields as they were typed, without spaces around them; they may be empty. */
  onTrack: (query: { orderNumber: string; contact: string }) => void
  /** The order is being looked for. */
  tracking?: boolean
  /** What the server says of the pair: it never tells which of the two is wrong. */
  error?: string
  /** What is wrong with a field by itself, such as being empty. */
  fieldErrors?: { orderNumber?: string; contact?: string }
  /** Fills the first field, for instance from the link of a message. */
  defaultOrderNumber?: string
}

/** Finds an order without signing in, by its number and the phone or email on it (ORD-2): posted, since neither belongs into an address. */
export function TrackForm({
  onTrack,
  tracking = false,
  error,
  fieldErrors = {},
  defaultOrderNumber,
  ...rest
}: TrackFormProps) {
  function track(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const value = (name: string) => {
      const entry = data.get(name)
      return typeof entry === 'string' ? entry.trim() : ''
    }
    onTrack({ orderNumber: value('orderNumber'), contact: value('contact') })
  }

  return (
    <Root method="post" noValidate onSubmit={track} {...rest}>
      <TextField
        label={t('Order number')}
        name="orderNumber"
        placeholder="SHR-8KQ2M4XD"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        defaultValue={defaultOrderNumber}
        error={fieldErrors.orderNumber}
      />
      <TextField
        label={t('Phone number or email on the order')}
        name="contact"
        autoComplete="email"
        error={fieldErrors.contact}
      />
      {error && (
        <Failure role="alert">
          <FailureIcon icon={CircleAlert} size={16} />
          {error}
        </Failure>
      )}
      <Button data-part="track" type="submit" loading={tracking}>
        {t('Track order')}
      </Button>
    </Root>
  )
}
