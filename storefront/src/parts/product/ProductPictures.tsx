import { ProductGallery } from '@shruti/design-system/ProductGallery'
import type { Product } from '@shruti/server/contract'

interface ProductPicturesProps {
  product: Product
  variant: Product['variants'][number] | undefined
  /** The product, and the colour that the pictures show. */
  name: string
}

/** The pictures of one colour; another colour begins with its own first picture. */
export default function ProductPictures({ product, variant, name }: ProductPicturesProps) {
  return (
    <ProductGallery
      key={name}
      name={name}
      imageUrls={variant?.imageUrls.length ? variant.imageUrls : product.imageUrls}
      imageAlts={variant?.imageAlts}
    />
  )
}
