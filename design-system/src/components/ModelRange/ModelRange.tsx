import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import type { ProductRecord } from '../../records/index.ts'
import { Button } from '../Button/Button.tsx'
import { Meter } from '../Meter/Meter.tsx'
import { NoteMark } from '../NoteMark/NoteMark.tsx'
import { Price } from '../Price/Price.tsx'
import { ProductName } from '../ProductName/ProductName.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { Swatch } from '../Swatch/Swatch.tsx'
import {
  Colours,
  Emblem,
  Fact,
  FactMeter,
  FactName,
  Facts,
  FactValue,
  Foot,
  Ground,
  Model,
  Name,
  Root,
  Summary,
  Title,
} from './ModelRange.styles.ts'
import { t } from '../../texts/t.ts'

/** What is compared. */
export interface RangeModel {
  product: ProductRecord & {
    specs: {
      ancDb?: number | undefined
      caseHours?: number | undefined
      waterResistance?: string | undefined
    }
    warrantyMonths: number
  }
  note: 'komal' | 'shuddha' | 'tivra'
  /** One sentence that says who it is for. */
  summary: string
  href: string
}

export interface ModelRangeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  models: readonly RangeModel[]
  LinkComponent?: LinkComponent
}

/** The deepest noise cancelling in the range, which lights every tick of the meter. */
const deepestDb = 35

const years = (months: number) => t('{years, plural, one {# year} other {# years}}', { years: months / 12 })

/** The models side by side in the figures that tell them apart; below each other on a phone. */
export function ModelRange({ models, LinkComponent: Anchor = 'a', ...rest }: ModelRangeProps) {
  return (
    <Root {...rest}>
      {models.map(({ product, note, summary, href }, index) => (
        <Model key={product.id}>
          <Emblem>
            <NoteMark note={note} />
          </Emblem>
          <Ground>
            <ProductPicture
              src={product.imageUrls[0] ?? ''}
              alt=""
              sizes="(min-width: 1440px) 405px, (min-width: 768px) 30vw, 72vw"
            />
          </Ground>
          <Title>
            <Name>
              <ProductName name={product.name} />
            </Name>
            <Price price={product.price} mrp={product.mrp} />
          </Title>
          <Summary>{summary}</Summary>
          <Facts>
            <Fact>
              <FactName>{t('Noise cancelling')}</FactName>
              <FactValue>
                {product.specs.ancDb ? t('Up to {ancDb} dB', { ancDb: product.specs.ancDb }) : t('None')}
              </FactValue>
              <FactMeter>
                <Meter value={product.specs.ancDb ?? 0} max={deepestDb} />
              </FactMeter>
            </Fact>
            {product.specs.caseHours !== undefined && (
              <Fact>
                <FactName>{t('Battery with case')}</FactName>
                <FactValue>{product.specs.caseHours} h</FactValue>
              </Fact>
            )}
            {product.specs.waterResistance && (
              <Fact>
                <FactName>{t('Water resistance')}</FactName>
                <FactValue>{product.specs.waterResistance}</FactValue>
              </Fact>
            )}
            <Fact>
              <FactName>{t('Warranty')}</FactName>
              <FactValue>{years(product.warrantyMonths)}</FactValue>
            </Fact>
          </Facts>
          <Foot>
            <Colours role="group" aria-label={t('Colours')}>
              {product.variants.map(({ name, colorHex }, position) => (
                <Swatch key={name} name={name} colorHex={colorHex} selected={position === 0} />
              ))}
            </Colours>
            <Button
              href={href}
              variant={index === models.length - 1 ? 'primary' : 'secondary'}
              LinkComponent={Anchor}
            >
              {t('View {name}', { name: product.name })}
            </Button>
          </Foot>
        </Model>
      ))}
    </Root>
  )
}
