import { Check, Minus } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import type { ProductRecord } from '../../records/index.ts'
import { Price } from '../Price/Price.tsx'
import { ProductName } from '../ProductName/ProductName.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { Stage } from '../Stage/Stage.tsx'
import {
  Actions,
  Facts,
  Label,
  Name,
  NameLink,
  Reason,
  ReasonIcon,
  Reasons,
  Root,
  Shown,
} from './FinderPick.styles.ts'
import { t } from '../../texts/t.ts'

export interface FinderPickProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  product: ProductRecord
  href: string
  LinkComponent?: LinkComponent
  /** Why it stands here: "Our pick", "For less". */
  label: string
  /** Whole sentences with the product's own figures: why it fits. */
  because: readonly string[]
  /** Whole sentences: what was asked for and it has not. */
  butNot: readonly string[]
  /** Buttons. */
  actions?: ReactNode
  /** `large` for the pick, `small` for what stands beside it. */
  size?: 'large' | 'small'
  headingLevel?: 'h2' | 'h3'
}

/** A product that is recommended, with the reasons for and against it. */
export function FinderPick({
  product,
  href,
  LinkComponent: Anchor = 'a',
  label,
  because,
  butNot,
  actions,
  size = 'large',
  headingLevel = 'h2',
  ...rest
}: FinderPickProps) {
  const { name, imageUrls, variants, price, mrp, rating } = product
  const shown = variants.find(({ stock }) => stock > 0)
  const [picture = ''] = shown?.imageUrls.length ? shown.imageUrls : imageUrls
  return (
    <Root data-size={size} {...rest}>
      <Shown as={Anchor} href={href} tabIndex={-1} aria-hidden="true">
        <Stage dimmed={!product.inStock}>
          <ProductPicture
            src={picture}
            alt=""
            sizes={size === 'large' ? '(min-width: 768px) 40vw, 92vw' : '(min-width: 768px) 20vw, 40vw'}
            priority={size === 'large'}
          />
        </Stage>
      </Shown>
      <Facts>
        <Label>{label}</Label>
        <Name as={headingLevel}>
          <NameLink as={Anchor} href={href}>
            <ProductName name={name} />
          </NameLink>
        </Name>
        <Rating average={rating.average} count={rating.count} text="figure" />
        <Price price={shown?.price ?? price} mrp={mrp} />
        {because.length > 0 && (
          <Reasons aria-label={t('Why {name}', { name })}>
            {because.map(sentence => (
              <Reason key={sentence}>
                <ReasonIcon icon={Check} size={20} />
                {sentence}
              </Reason>
            ))}
          </Reasons>
        )}
        {butNot.length > 0 && (
          <Reasons aria-label={t('What {name} does not meet', { name })}>
            {butNot.map(sentence => (
              <Reason key={sentence}>
                <ReasonIcon icon={Minus} size={20} data-against="" />
                {sentence}
              </Reason>
            ))}
          </Reasons>
        )}
        {actions && <Actions>{actions}</Actions>}
      </Facts>
    </Root>
  )
}
