import { Link } from '@shruti/design-system/Link'
import { ModelRange } from '@shruti/design-system/ModelRange'
import { Scale } from '@shruti/design-system/Scale'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import type { Product } from '@shruti/server/contract'
import { belowFirstScreens } from '../../hydration/below-first-screens.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { comparePath } from '../compare/compare-path.ts'
import { modelNotes } from '../../content/models.ts'
import { t } from '../../language/t.ts'

/** The three models in the figures that tell them apart, in the order of their notes. */
export function HomeModels({ products }: { products: readonly Product[] }) {
  const models = modelNotes().flatMap(({ slug, note, summary }) => {
    const product = products.find(candidate => candidate.slug === slug)
    if (!product) return []
    return [
      {
        product,
        note,
        summary,
        href: paths.product(slug),
      },
    ]
  })
  return (
    <Section
      {...belowFirstScreens}
      id="models"
      opener={<Scale rule struck="Re" />}
      titleSize="display2"
      title={t('Lowered, natural, raised.')}
      aside={t(
        'In Indian music a note is komal, shuddha or tivra. The bar below and the stroke above are how it is written.',
      )}
    >
      <Stack gap={5}>
        <ModelRange models={models} LinkComponent={RouterLink} />
        {models.length > 1 && (
          <Link href={comparePath(models.map(({ product }) => product.slug))} LinkComponent={RouterLink}>
            {t('Compare them figure by figure')}
          </Link>
        )}
      </Stack>
    </Section>
  )
}
