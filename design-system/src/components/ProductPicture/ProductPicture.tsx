import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import { pictureSources } from './picture-sources.ts'

export interface ProductPictureProps extends Omit<
  PictureProps,
  'width' | 'height' | 'sources' | 'fit' | 'placeholder'
> {
  /** How wide it is shown, as in the `sizes` attribute: what the browser picks a file by. */
  sizes: string
}

/** A square cut-out of a product, from the address that the catalogue has, in every size and format that exists. */
export function ProductPicture({ src, ...rest }: ProductPictureProps) {
  return <Picture {...pictureSources(src)} width={1000} height={1000} fit="contain" {...rest} />
}
