import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Root, Step, StepLink } from './CheckoutSteps.styles.ts'
import { t } from '../../texts/t.ts'

export interface CheckoutStep {
  label: string
  /** Where a finished step is taken up again. */
  href?: string
}

export interface CheckoutStepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** From the first step to the last. */
  steps: readonly CheckoutStep[]
  /** Index of the step that is being filled in, from 0. */
  current: number
  LinkComponent?: LinkComponent
}

/** How far the checkout has come: a rule with a tick for each step (CHK-1). */
export function CheckoutSteps({ steps, current, LinkComponent: Anchor = 'a', ...rest }: CheckoutStepsProps) {
  return (
    <Root aria-label={t('Checkout steps')} {...rest}>
      {steps.map((step, index) => (
        <Step
          key={step.label}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current && step.href ? (
            <StepLink as={Anchor} href={step.href}>
              {step.label}
            </StepLink>
          ) : (
            step.label
          )}
        </Step>
      ))}
    </Root>
  )
}
