import type { ChatSubject } from '@shruti/design-system/ChatButton'
import type { Product } from '@shruti/server/contract'
import { paths } from '../../paths.ts'
import { specificationsOf } from '../product/specifications.ts'
import { t } from '../../language/t.ts'

/** A product as the chat speaks of it: its own data, in the words of its own page. */
export function chatSubjectOf(product: Product): ChatSubject {
  const specified = (name: string) => specificationsOf(product).find(row => row.name === name)?.value ?? ''
  return {
    id: product.slug,
    name: product.name,
    href: paths.product(product.slug),
    shortDescription: `${product.shortDescription.replace(/\.$/, '')}.`,
    price: product.price / 100,
    features: product.features,
    colors: product.variants.map(({ name }) => name),
    batteryLife: specified(t('Battery')),
    connectivity: specified(t('Connection')),
    waterResistance: specified(t('Water resistance')),
    noiseReduction: specified(t('Noise cancelling')),
    warranty: specified(t('Warranty')),
    inStock: product.inStock,
    aliases: [],
    boxContents: product.boxContents,
  }
}
