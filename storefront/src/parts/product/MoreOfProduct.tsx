import { askAbout } from '@shruti/design-system/ChatButton'
import { ProductActions } from '@shruti/design-system/ProductActions'
import { Stack } from '@shruti/design-system/Stack'
import type { Product } from '@shruti/server/contract'
import { Suspense, useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { colourPath } from '../../head/colour-path.ts'
import { paths } from '../../paths.ts'
import { ShopChat } from '../chat/chat-island.ts'
import { chatOf } from '../chat/chat-of.ts'
import { chatSubjectOf } from '../chat/chat-subject.ts'
import { lazyPart } from '../../hydration/lazy-part.tsx'

/** What makes the noise is fetched when somebody asks to hear it. */
const NoiseComparison = lazyPart(async () => ({
  default: (await import('@shruti/design-system/NoiseComparison')).NoiseComparison,
}))

interface MoreOfProductProps {
  product: Product
  /** The chosen one. */
  colour: string | undefined
}

/** Share a product, ask the chat about it [SHOP-2], hear its noise cancelling where it states one [BEY-7]. */
export function MoreOfProduct({ product, colour }: MoreOfProductProps) {
  const app = useApp()
  const [isHearing, setIsHearing] = useState(false)
  const { ancDb = 0 } = product.specs
  const path = colour === undefined ? paths.product(product.slug) : colourPath(product.slug, colour)
  return (
    <Stack gap={4}>
      <ProductActions
        name={colour === undefined ? product.name : `${product.name}, ${colour}`}
        url={app.publicOrigin + path}
        onAsk={() => {
          void ShopChat.load()
          askAbout(chatOf(app), chatSubjectOf(product))
        }}
        onHear={ancDb > 0 ? () => setIsHearing(!isHearing) : undefined}
        hearing={isHearing}
      />
      {isHearing && (
        <Suspense>
          <NoiseComparison ancDb={ancDb} />
        </Suspense>
      )}
    </Stack>
  )
}
