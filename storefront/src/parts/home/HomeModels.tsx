import { ModelRange } from '@shruti/design-system/ModelRange'
import { Scale } from '@shruti/design-system/Scale'
import { Section } from '@shruti/design-system/Section'
import type { Product } from '@shruti/server/contract'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { modelNotes } from '../../content/models.ts'

/** The three models in the figures that tell them apart, in the order of their notes. */
export function HomeModels({ products }: { products: readonly Product[] }) {
  const models = modelNotes.flatMap(({ slug, note, summary }) => {
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
      id="models"
      opener={<Scale rule struck="Re" />}
      titleSize="display2"
      title="Lowered, natural, raised."
      aside="In Indian music a note is komal, shuddha or tivra. The bar below and the stroke above are how it is written."
    >
      <ModelRange models={models} LinkComponent={RouterLink} />
    </Section>
  )
}
