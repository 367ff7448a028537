import { ArrowRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Link } from '../Link/Link.tsx'
import { Meter } from '../Meter/Meter.tsx'
import { Answer, Arrow, Hint, Item, List, Progress, Root, Title } from './FinderStep.styles.ts'
import { t } from '../../texts/t.ts'

export interface FinderAnswer {
  label: string
  /** What the answer asks of a product: "Noise cancelling of 25 dB or more". */
  hint?: string
  /** The next step, with this answer in its address. */
  href: string
}

export interface FinderStepProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Holds the page's `h1`. */
  question: string
  /** From 1. */
  step: number
  steps: number
  answers: readonly FinderAnswer[]
  /** The step before, with its answer taken back; left out at the first. */
  backHref?: string | undefined
  LinkComponent?: LinkComponent
}

/** One question of several. Each answer is a link to the next step, so that it works without scripts and Back undoes it. */
export function FinderStep({
  question,
  step,
  steps,
  answers,
  backHref,
  LinkComponent: Anchor = 'a',
  ...rest
}: FinderStepProps) {
  return (
    <Root {...rest}>
      <Progress>
        {t('Question {step} of {steps}', { step, steps })}
        <Meter value={step} max={steps} />
      </Progress>
      <Title>{question}</Title>
      <List>
        {answers.map(({ label, hint, href }) => (
          <Item key={href}>
            <Answer as={Anchor} href={href}>
              <span>
                {label}
                {hint && <Hint>{hint}</Hint>}
              </span>
              <Arrow icon={ArrowRight} size={24} />
            </Answer>
          </Item>
        ))}
      </List>
      {backHref && (
        <Link href={backHref} LinkComponent={Anchor}>
          {t('Back to the question before')}
        </Link>
      )}
    </Root>
  )
}
