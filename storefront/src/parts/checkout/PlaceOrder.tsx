import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { paths } from '../../paths.ts'
import { FormStack } from '../form/FormStack.tsx'
import type { Checkout } from './use-checkout.ts'

/** The button that places the order, with what it asks for and why it did not [CHK-1]. */
export function PlaceOrder({ checkout }: { checkout: Checkout }) {
  const { quote, acceptsTerms, setAcceptsTerms } = checkout
  const notices = quote?.notices ?? []
  return (
    <FormStack
      onSubmit={event => {
        event.preventDefault()
        void checkout.placeOrder()
      }}
    >
      <Checkbox
        label={
          <>
            I accept the{' '}
            <Link href={paths.termsOfService} target="_blank">
              terms of service
            </Link>
          </>
        }
        checked={acceptsTerms}
        onChange={event => setAcceptsTerms(event.currentTarget.checked)}
      />
      {notices.map(notice => (
        <Notice key={notice} tone="warning" live>
          {notice}
        </Notice>
      ))}
      {checkout.refusal !== undefined && (
        <Notice tone="danger" live>
          {checkout.refusal}
        </Notice>
      )}
      <Button type="submit" size="large" wide loading={checkout.isPlacing || checkout.isQuoting}>
        Place order
      </Button>
    </FormStack>
  )
}
