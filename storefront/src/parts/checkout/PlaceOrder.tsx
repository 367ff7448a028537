import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import { useEffect, useRef } from 'react'
import { CheckoutBar } from '@shruti/design-system/CheckoutBar'
import { OrderChanges } from '@shruti/design-system/OrderChanges'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { FormStack } from '../form/FormStack.tsx'
import type { Checkout } from './use-checkout.ts'
import { useInView } from './use-in-view.ts'
import { t } from '../../language/t.ts'
import { withNodes } from '../../language/with-nodes.tsx'
import { localPath } from '../../language/language.ts'

const formId = 'place-order'

/** The button that places the order, with what it asks for and why it did not [CHK-1]. */
export function PlaceOrder({ checkout }: { checkout: Checkout }) {
  const { quote, acceptsTerms, setAcceptsTerms } = checkout
  const { changes, attempts } = checkout
  const [isButtonInView, button] = useInView()
  const problems = useRef<HTMLDivElement>(null)
  const isBusy = checkout.isPlacing || checkout.isQuoting

  // The bar's button is far from what says why the order was not placed. A field that is wrong says it itself.
  useEffect(() => {
    if (attempts === 0 || document.activeElement?.getAttribute('aria-invalid') === 'true') return
    problems.current?.scrollIntoView({ block: 'center' })
  }, [attempts])

  // The changes say the same, line by line.
  const notices = changes.length > 0 ? [] : (quote?.notices ?? [])
  return (
    <FormStack
      id={formId}
      onSubmit={event => {
        event.preventDefault()
        void checkout.placeOrder()
      }}
    >
      <Checkbox
        label={withNodes(t('I accept the [terms]'), {
          terms: (
            <Link href={localPath(paths.termsOfService)} target="_blank">
              {t('terms of service')}
            </Link>
          ),
        })}
        checked={acceptsTerms}
        onChange={event => setAcceptsTerms(event.currentTarget.checked)}
      />
      {(notices.length > 0 || changes.length > 0 || checkout.refusal !== undefined) && (
        <Stack gap={5} ref={problems}>
          {notices.map(notice => (
            <Notice key={notice} tone="warning" live>
              {notice}
            </Notice>
          ))}
          {changes.length > 0 && (
            <OrderChanges
              changes={changes}
              onAccept={checkout.acceptChanges}
              cartHref={paths.cart}
              LinkComponent={RouterLink}
            />
          )}
          {checkout.refusal !== undefined && (
            <Notice tone="danger" live>
              {checkout.refusal}
            </Notice>
          )}
        </Stack>
      )}
      <Button type="submit" size="large" wide loading={isBusy} ref={button}>
        {t('Place order')}
      </Button>
      {quote && !isButtonInView && <CheckoutBar total={quote.total} form={formId} busy={isBusy} />}
    </FormStack>
  )
}
