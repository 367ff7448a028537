import { Volume2 } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { octaveCents, shrutiCents, tallCents } from '../../tokens/index.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ProductName } from '../ProductName/ProductName.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import {
  Actions,
  Bud,
  Copy,
  Hang,
  HangString,
  Introduction,
  Key,
  Label,
  LabelPrice,
  Letters,
  Models,
  Play,
  PlayLabel,
  Root,
  StringLine,
  TickLines,
  Ticks,
  Title,
} from './ModelHero.styles.ts'
import { t } from '../../texts/t.ts'

export interface HeroModel {
  name: string
  href: string
  /** Where it hangs: the note it is named after. */
  note: 'komal' | 'shuddha' | 'tivra'
  /** Printed under the name, for instance "₹2,999". */
  price: string
  /** A square cut-out of one bud in the air: the string meets the middle of its upper edge; empty gives the placeholder. */
  imageUrl: string
}

interface HeroAction {
  label: string
  href: string
}

export interface ModelHeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  title: string
  introduction: ReactNode
  /** None while they are out of reach: the opening then is the wordmark and the words alone. */
  models: readonly HeroModel[]
  action: HeroAction
  secondAction?: HeroAction
  LinkComponent?: LinkComponent
}

const sideSizes = '(min-width: 1520px) 258px, (min-width: 768px) 17vw, 44vw'

/** Tivra, in the middle, hangs nearer. */
const pictureSizes: Record<HeroModel['note'], string> = {
  komal: sideSizes,
  tivra: '(min-width: 1520px) 315px, (min-width: 768px) 21vw, 54vw',
  shuddha: sideSizes,
}

/** The 22 ticks stand on the string, tall at the seven svaras and where the octave closes. */
const ticks = [...shrutiCents, octaveCents]
  .map(cents => `M${cents},18v${tallCents.includes(cents) || cents === octaveCents ? -13 : -7}`)
  .join('')

async function sound() {
  const { playScale } = await import('./play-scale.ts')
  playScale()
}

/**
 * The home page's opening: the wordmark's headline runs on as a string, and the three models hang from their
 * notes. A model that is hovered or focused plucks its string. Holds the page's `h1`.
 */
export function ModelHero({
  title,
  introduction,
  models,
  action,
  secondAction,
  LinkComponent: Anchor = 'a',
  ...rest
}: ModelHeroProps) {
  return (
    <Root {...rest}>
      <Letters extended label={t('श्रुति, Shruti')} />
      <Ticks viewBox="0 0 1200 18" preserveAspectRatio="none" aria-hidden="true">
        <TickLines d={ticks} />
      </Ticks>
      <Models data-empty={models.length === 0 || undefined}>
        {models.map(model => (
          <li key={model.href}>
            <Hang as={Anchor} href={model.href} data-note={model.note}>
              <Label>
                <ProductName name={model.name} /> <LabelPrice>{model.price}</LabelPrice>
              </Label>
              <HangString viewBox="0 0 12 100" preserveAspectRatio="none" aria-hidden="true">
                <StringLine d="M6,0Q6,50 6,100" />
              </HangString>
              <Bud>
                <ProductPicture
                  src={model.imageUrl}
                  alt=""
                  sizes={pictureSizes[model.note]}
                  // The largest is what a page waits for; the others share its line.
                  priority={model.note === 'tivra' || 'second'}
                  embeddable={model.note === 'tivra'}
                />
              </Bud>
            </Hang>
          </li>
        ))}
      </Models>
      <Copy>
        <Title>{title}</Title>
        <Introduction>{introduction}</Introduction>
        <Actions>
          <Button data-part="action" href={action.href} LinkComponent={Anchor}>
            {action.label}
          </Button>
          {secondAction && (
            <Button data-part="action" href={secondAction.href} variant="secondary" LinkComponent={Anchor}>
              {secondAction.label}
            </Button>
          )}
        </Actions>
      </Copy>
      <Key>
        <p>{t('Each tick is one of the twenty-two shrutis, at its true spacing in cents.')}</p>
        <Play type="button" onClick={() => void sound()}>
          <Icon icon={Volume2} size={16} />
          <PlayLabel>{t('Play the scale')}</PlayLabel>
        </Play>
      </Key>
    </Root>
  )
}
