import { PictureField } from '@shruti/design-system/PictureField'
import { maximumColourPictures, pictureLimitsOf } from '@shruti/server/contract/uploads'
import type { useProductPictures } from './use-product-pictures.ts'

const { bytes, pixels } = pictureLimitsOf('product')
const largest = `${bytes / (1024 * 1024)} MB and ${pixels / 1_000_000} megapixels`

const hint = [
  `At most ${maximumColourPictures}: JPEG, PNG or WebP, up to ${largest} each.`,
  'The alternative text is read out to whoever cannot see the picture; without one, product and colour are.',
].join(' ')

interface ColourPicturesFieldProps {
  /** Its name. */
  colour: string
  field: ReturnType<ReturnType<typeof useProductPictures>['fieldOf']>
  /** Of the colour in the product: "variants.0". */
  path: string
  /** What the server found wrong, by path. */
  errors: Readonly<Record<string, string>>
  /** Why it was saved too early. */
  tooEarly: string | undefined
  disabled: boolean
}

/** The pictures of one colour, each mistake at its picture [ADM-2]. */
export function ColourPicturesField({
  colour,
  field,
  path,
  errors,
  tooEarly,
  disabled,
}: ColourPicturesFieldProps) {
  const saved = field.pictures.filter(({ removed = false }) => !removed)
  const [, wrongUrl] = Object.entries(errors).find(([at]) => at.startsWith(`${path}.imageUrls`)) ?? []
  return (
    <PictureField
      {...field}
      label={`Pictures of ${colour}`}
      hint={hint}
      error={tooEarly ?? wrongUrl ?? errors[`${path}.imageAlts`]}
      pictures={field.pictures.map(picture => ({
        ...picture,
        altError: errors[`${path}.imageAlts.${saved.indexOf(picture)}`],
      }))}
      disabled={disabled}
    />
  )
}
