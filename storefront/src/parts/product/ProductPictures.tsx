import { ProductGallery } from '@shruti/design-system/ProductGallery'

interface ProductPicturesProps {
  /** The product, and the colour that the pictures show. */
  name: string
  imageUrls: string[]
}

/** The pictures of one colour; another colour begins with its own first picture. */
export default function ProductPictures({ name, imageUrls }: ProductPicturesProps) {
  return <ProductGallery key={name} name={name} imageUrls={imageUrls} />
}
