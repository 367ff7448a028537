import type { ComponentPropsWithRef } from 'react'
import type { PhotoRecord } from '../../records/index.ts'
import { PhotoFrame } from './PhotoFrame.tsx'
import { Photo, Root } from './PhotoList.styles.ts'
import { t } from '../../texts/t.ts'

export interface PhotoListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  photos: readonly PhotoRecord[]
  /** Where a picture's file is read. */
  photoAddress: (file: string) => string
  /** Of what they are: "Photo of Raga" is read as "Photo of Raga, 1 of 3". */
  label: string
}

/** Small pictures that lead to the whole ones, in a tab of their own: works without a script. */
export function PhotoList({ photos, photoAddress, label, ...rest }: PhotoListProps) {
  if (photos.length === 0) return null
  return (
    <Root {...rest}>
      {photos.map(({ id, file, smallFile }, index) => (
        <li key={id}>
          <Photo href={photoAddress(file)} target="_blank">
            <PhotoFrame
              src={photoAddress(smallFile)}
              alt={
                photos.length === 1
                  ? label
                  : t('{label}, {number} of {count}', { label, number: index + 1, count: photos.length })
              }
            />
          </Photo>
        </li>
      ))}
    </Root>
  )
}
