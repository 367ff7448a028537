import { ChevronDown } from 'lucide-react'
import { useRef, useState, type ComponentPropsWithRef, type FormEvent } from 'react'
import { useLostFocus } from '../../foundations/focus.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useFormatMoney } from '../Price/money-context.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Applied, Arrow, Best, Form, Reason, Remove, Root, Summary } from './PromotionField.styles.ts'
import { t } from '../../texts/t.ts'

export interface PromotionFieldProps extends Omit<ComponentPropsWithRef<'details'>, 'children'> {
  /** A code that is applied; the field gives way to it. */
  appliedCode?: string
  /** Stands in the field at first: a code that was chosen and does not apply yet. */
  defaultCode?: string
  /** Why the last code was refused, as the server says it. */
  error?: string
  /** The code is being checked. */
  applying?: boolean
  /** The public code that saves most: how much, in paise, and on what condition. Pressed, it is applied. */
  best?: { code: string; saving: number; reason: string } | undefined
  /** Where the forms post `promotionCode`, empty to take the code away, so that they work without scripts. */
  formAction?: string
  /** A code was entered, without spaces around it; never an empty one. */
  onApply: (code: string) => void
  /** Takes the applied code away; without it there is no button. */
  onRemove?: () => void
}

/**
 * An offer code, folded away until somebody has one, and above it the best that the shop itself offers (BEY-12). One code
 * an order. What was typed is never cleared.
 */
export function PromotionField({
  appliedCode,
  defaultCode,
  error,
  applying = false,
  best,
  formAction,
  onApply,
  onRemove,
  ...rest
}: PromotionFieldProps) {
  const format = useFormatMoney()
  const remove = useRef<HTMLButtonElement>(null)
  const [codeAtFirst] = useState(appliedCode)
  // The button that applied it is gone.
  useLostFocus(remove, appliedCode !== undefined && appliedCode !== codeAtFirst)

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('promotionCode')
    if (field instanceof HTMLInputElement && field.value.trim() !== '') onApply(field.value.trim())
  }
  function takeAway(event: FormEvent) {
    event.preventDefault()
    onRemove?.()
  }

  const offered = best && (
    <Best method="post" action={formAction} onSubmit={apply}>
      <input type="hidden" name="promotionCode" value={best.code} />
      <Button type="submit" variant="secondary" wide loading={applying}>
        {t('Use {code} and save {amount}', {
          code: best.code,
          amount: format(best.saving, { decimals: 'auto' }),
        })}
      </Button>
      <Reason>{best.reason}</Reason>
    </Best>
  )
  if (appliedCode) {
    return (
      <>
        <Applied role="status">
          <p>{t('Code {appliedCode} applied', { appliedCode })}</p>
          {onRemove && (
            <form method="post" action={formAction} onSubmit={takeAway}>
              <input type="hidden" name="promotionCode" value="" />
              <Remove type="submit" ref={remove} aria-label={t('Remove code {appliedCode}', { appliedCode })}>
                {t('Remove')}
              </Remove>
            </form>
          )}
        </Applied>
        {offered}
      </>
    )
  }
  return (
    <>
      {offered}
      <Root open={error ? true : undefined} {...rest}>
        <Summary>
          {t('Offer code')}
          <Arrow>
            <Icon icon={ChevronDown} size={16} />
          </Arrow>
        </Summary>
        <Form method="post" action={formAction} noValidate onSubmit={apply}>
          <TextField
            label={t('Offer code')}
            hideLabel
            name="promotionCode"
            defaultValue={defaultCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            error={error}
          />
          <Button type="submit" variant="quiet" loading={applying}>
            {t('Apply')}
          </Button>
        </Form>
      </Root>
    </>
  )
}
