import { Grid } from '@shruti/design-system/Grid'
import { ProductPicture } from '@shruti/design-system/ProductPicture'
import { Select } from '@shruti/design-system/Select'
import { Stack } from '@shruti/design-system/Stack'
import { TextField } from '@shruti/design-system/TextField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { allProductsQuery } from '../../../queries/catalogue.ts'

export interface ChosenPicture {
  /** Empty: none. */
  readonly url: string
  readonly alt: string
}

interface PictureChoiceProps {
  picture: ChosenPicture
  onChange: (picture: ChosenPicture) => void
  urlError?: string | undefined
  altError?: string | undefined
}

/** One of the pictures that the shop has of its products, and what can be seen on it. */
export function PictureChoice({ picture, onChange, urlError, altError }: PictureChoiceProps) {
  const { data: products } = useSuspenseQuery(allProductsQuery(useApp()))
  const [productId, setProductId] = useState(
    () =>
      products.find(({ variants }) => variants.some(({ imageUrls }) => imageUrls.includes(picture.url)))
        ?.id ?? '',
  )
  const product = products.find(({ id }) => id === productId)
  const views = (product?.variants ?? []).flatMap(({ name, imageUrls }) =>
    imageUrls.map((url, place) => ({ url, name: `${name}, picture ${place + 1}` })),
  )
  return (
    <Stack gap={4}>
      <Grid columns={2} gap={4}>
        <Select
          label="Picture of"
          value={productId}
          error={urlError}
          onChange={event => {
            const id = event.currentTarget.value
            const chosen = products.find(candidate => candidate.id === id)
            setProductId(id)
            onChange({ url: chosen?.variants[0]?.imageUrls[0] ?? '', alt: chosen?.name ?? '' })
          }}
        >
          <option value="">No picture</option>
          {products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {views.length > 0 && (
          <Select
            label="Which one"
            value={picture.url}
            onChange={event => onChange({ ...picture, url: event.currentTarget.value })}
          >
            {views.map(({ url, name }) => (
              <option key={url} value={url}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Grid>
      {picture.url !== '' && (
        <Grid columns={2} gap={4}>
          <TextField
            label="What it shows"
            hint="Read out to whoever cannot see it."
            value={picture.alt}
            onChange={event => onChange({ ...picture, alt: event.currentTarget.value })}
            error={altError}
          />
          <ProductPicture src={picture.url} alt={picture.alt} sizes="320px" />
        </Grid>
      )}
    </Stack>
  )
}
