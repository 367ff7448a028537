import { ActiveFilters } from '@shruti/design-system/ActiveFilters'
import { Button } from '@shruti/design-system/Button'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { FinderPick } from '@shruti/design-system/FinderPick'
import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Product } from '@shruti/server/contract'
import {
  finderQuestions,
  recommend,
  type FinderAnswers,
  type Judged,
  type Recommendation,
} from '@shruti/server/search/finder'
import { comparePath } from '../compare/compare-path.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { finderPath } from './finder-path.ts'
import { t } from '../../language/t.ts'
import { original, shown } from '../../language/shop-text.ts'

interface FinderResultProps {
  answers: FinderAnswers
  products: readonly Product[]
}

/** What fits the four answers, why, and what else there is for less and for more [BEY-6]. */
export function FinderResult({ answers, products }: FinderResultProps) {
  const { pick, cheaper, better, soldOut } = shownResult(recommend(answers, products.map(original)))
  const others = [
    cheaper && { label: t('For less'), ...cheaper },
    better && { label: t('For more'), ...better },
  ].filter(other => other !== undefined)
  if (!pick) {
    return (
      <EmptyState
        title={t('Everything is sold out at the moment')}
        headingLevel="h1"
        action={
          <Button variant="secondary" href={paths.shop} LinkComponent={RouterLink}>
            {t('See all earbuds')}
          </Button>
        }
      >
        {t('We recommend only what you can buy. Please come back soon.')}
      </EmptyState>
    )
  }
  const together = [pick, ...others].map(({ product }) => product.slug)
  return (
    <Stack gap={7}>
      <Stack gap={4}>
        <Heading as="h1" size="display2">
          {pick.butNot.length === 0 ? t('This fits all you asked for') : t('This comes closest')}
        </Heading>
        <ActiveFilters
          aria-label={t('Your answers')}
          filters={shown(finderQuestions).map(({ name, options }) => {
            const { [name]: _answer, ...others_ } = answers
            return {
              label: options.find(({ value }) => value === answers[name])?.label ?? '',
              removeHref: finderPath(others_),
            }
          })}
          clearHref={paths.finder}
          LinkComponent={RouterLink}
        />
      </Stack>
      {soldOut && (
        <Notice tone="warning" title={t('{name} is sold out', { name: soldOut.product.name })}>
          {t('It would fit your answers better. Of what you can buy now, we recommend {name}.', {
            name: pick.product.name,
          })}
        </Notice>
      )}
      <Picked label={t('Our pick')} {...pick} actions />
      {others.length > 0 && (
        <Stack gap={5}>
          <Heading as="h2">{t('Also worth a look')}</Heading>
          <Split ratio="6:6">
            {others.map(other => (
              <Picked key={other.label} {...other} size="small" />
            ))}
          </Split>
          <Text>
            <Button variant="secondary" href={comparePath(together)} LinkComponent={RouterLink}>
              {together.length === 2 ? t('Compare both') : t('Compare all three')}
            </Button>
          </Text>
        </Stack>
      )}
    </Stack>
  )
}

/** The products with their reasons, in the language of the page. */
const shownResult = (result: Recommendation): Recommendation => shown(result)

interface PickedProps extends Judged {
  label: string
  size?: 'large' | 'small'
  actions?: boolean
}

function Picked({ product, label, because, butNot, size = 'large', actions = false }: PickedProps) {
  const href = paths.product(product.slug)
  return (
    <FinderPick
      product={product}
      href={href}
      LinkComponent={RouterLink}
      label={label}
      because={because}
      butNot={butNot}
      size={size}
      headingLevel={size === 'large' ? 'h2' : 'h3'}
      {...(actions && {
        actions: (
          <Button href={href} LinkComponent={RouterLink}>
            {t('See {name}', { name: product.name })}
          </Button>
        ),
      })}
    />
  )
}
