import type { ComponentPropsWithRef, FormEvent } from 'react'
import { formatDayRange } from '../../format/dates.ts'
import type { PincodeRecord } from '../../records/index.ts'
import { useFormatMoney } from '../Price/money-context.tsx'
import { InlineField } from '../InlineField/InlineField.tsx'
import { InlineFieldAction } from '../InlineField/InlineFieldAction.tsx'
import { Arrival, Result, Root } from './DeliveryEstimate.styles.ts'
import { t } from '../../texts/t.ts'

export interface DeliveryEstimateProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** What the server says about the PIN code; absent until one was asked for. */
  result?: PincodeRecord
  /** Paise that standard delivery costs for this product; 0 is "free". */
  standardFee: number
  /** Paise that express delivery costs. */
  expressFee: number
  /** Leaves out whether cash on delivery is collected there: a PaymentMethodList beside it says more. */
  hideCash?: boolean
  /** The PIN code is being looked up. */
  loading?: boolean
  /** For instance "Enter a valid 6-digit PIN code". */
  error?: string
  /** A PIN code was entered, without spaces around it; it may be wrong. */
  onCheck: (pincode: string) => void
}

/** When it comes: a PIN code, and the days it arrives between (SHOP-2). Without scripts it asks by a GET form. */
export function DeliveryEstimate({
  result,
  standardFee,
  expressFee,
  hideCash = false,
  loading = false,
  error,
  onCheck,
  ...rest
}: DeliveryEstimateProps) {
  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('pincode')
    if (field instanceof HTMLInputElement) onCheck(field.value.trim())
  }

  return (
    <Root noValidate data-enhanced onSubmit={check} {...rest}>
      <InlineField
        key={result?.pincode}
        label={t('Delivery to PIN code')}
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        placeholder="560025"
        defaultValue={result?.pincode}
        error={error}
        end={<InlineFieldAction>{loading ? t('Checking...') : t('Check')}</InlineFieldAction>}
      />
      <Result role="status" data-known={result && !loading ? true : undefined}>
        {result && !loading && !error && <Answer {...{ result, standardFee, expressFee, hideCash }} />}
      </Result>
    </Root>
  )
}

function Answer({
  result,
  standardFee,
  expressFee,
  hideCash,
}: Required<Pick<DeliveryEstimateProps, 'result' | 'standardFee' | 'expressFee' | 'hideCash'>>) {
  const format = useFormatMoney()
  if (!result.serviceable || !result.standard)
    return <p>{t('We do not deliver to {pincode} yet', { pincode: result.pincode })}</p>
  const place = result.city ? t(' to {city}', { city: result.city }) : ''
  const delivery =
    standardFee === 0
      ? t('Free delivery{place}', { place })
      : t('Delivery{place} for {fee}', { place, fee: format(standardFee, { decimals: 'auto' }) })
  return (
    <>
      <p>
        <Arrival>
          {t('Arrives {days}.', { days: formatDayRange(result.standard.from, result.standard.to) })}
        </Arrival>{' '}
        {delivery}
      </p>
      {result.express && (
        <p>
          {t('Express {days} for {fee}', {
            days: formatDayRange(result.express.from, result.express.to),
            fee: format(expressFee, { decimals: 'auto' }),
          })}
        </p>
      )}
      {!hideCash && (
        <p>
          {result.cod ? t('Cash on delivery is available.') : t('Cash on delivery is not available here.')}
        </p>
      )}
    </>
  )
}
