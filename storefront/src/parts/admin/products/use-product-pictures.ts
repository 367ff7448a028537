import type { PictureEntry } from '@shruti/design-system/PictureField'
import { maximumColourPictures, maximumPictureAlt, pictureTypes } from '@shruti/server/contract/uploads'
import { useState } from 'react'
import { uploadAddress } from '../../../queries/upload-address.ts'
import { pictureProblem, usePictureSending } from '../../../queries/uploads.ts'

/** The pictures of a colour as the API has them. */
export interface ColourPictures {
  readonly imageUrls: string[]
  readonly imageAlts?: string[] | undefined
}

/** Of the shop's own pictures what they are called; an upload has a random name. */
export const pictureName = (imageUrl: string) =>
  /\/([^/#]+?)(?:-[0-9a-f]{8}-1000)?\.webp(?:#|$)/.exec(imageUrl)?.[1] ?? imageUrl

const knownPictures = ({ imageUrls, imageAlts = [] }: ColourPictures): readonly PictureEntry[] =>
  imageUrls.map((src, place) => ({
    key: `${place} ${src}`,
    name: src.startsWith('/pictures/') ? pictureName(src) : `Picture ${place + 1}`,
    src,
    status: 'ready',
    alt: imageAlts[place] ?? '',
  }))

const keptOf = (pictures: readonly PictureEntry[] = []) => pictures.filter(({ removed = false }) => !removed)

/**
 * The pictures of a product's colours: each is sent as soon as it is chosen, and shown by the shop once the product is
 * saved [ADM-2].
 * @param known of each colour, those that it has
 * @param onEdit somebody changed something
 */
export function useProductPictures(known: readonly ColourPictures[], onEdit: () => void) {
  const [colours, setColours] = useState(() => known.map(knownPictures))

  const change = (key: string, changes: Partial<PictureEntry>) =>
    setColours(current =>
      current.map(pictures =>
        pictures.map(picture => (picture.key === key ? { ...picture, ...changes } : picture)),
      ),
    )

  const { send, sendAgain } = usePictureSending('product', (key, state) =>
    change(
      key,
      state.status === 'ready'
        ? // What a product shows has a picture for shared links too.
          { status: 'ready', src: `${uploadAddress(state.upload.file)}#,share` }
        : state,
    ),
  )

  const edit = (key: string, changes: Partial<PictureEntry>) => {
    onEdit()
    change(key, changes)
  }

  const editColour = (
    colour: number,
    changed: (pictures: readonly PictureEntry[]) => readonly PictureEntry[],
  ) => {
    onEdit()
    setColours(current =>
      Array.from({ length: Math.max(current.length, colour + 1) }, (_, place) =>
        place === colour ? changed(current[place] ?? []) : (current[place] ?? []),
      ),
    )
  }

  return {
    /** Why the product cannot be saved yet; undefined when it can. */
    problem: pictureProblem(colours.flatMap(keptOf)),
    /** What is saved of a colour. */
    inputOf(colour: number): Required<ColourPictures> {
      const kept = keptOf(colours[colour])
      return { imageUrls: kept.map(({ src = '' }) => src), imageAlts: kept.map(({ alt }) => alt.trim()) }
    },
    /** Why a colour cannot be saved yet. */
    problemOf: (colour: number) => pictureProblem(keptOf(colours[colour])),
    /** What the field of a colour takes. */
    fieldOf: (colour: number) => ({
      pictures: colours[colour] ?? [],
      maximum: maximumColourPictures,
      maximumAlt: maximumPictureAlt,
      accept: pictureTypes,
      onAdd(files: readonly File[]) {
        const added = files.map(file => ({ key: crypto.randomUUID(), file }))
        editColour(colour, pictures => [
          ...pictures,
          ...added.map(({ key, file: { name } }) => ({ key, name, status: 'sending' as const, alt: '' })),
        ])
        for (const { key, file } of added) send(key, file)
      },
      onMove(key: string, place: number) {
        editColour(colour, pictures => {
          const moved = pictures.filter(picture => picture.key === key)
          return pictures.filter(picture => picture.key !== key).toSpliced(place, 0, ...moved)
        })
      },
      onRemove: (key: string) => edit(key, { removed: true }),
      onUndo: (key: string) => edit(key, { removed: false }),
      onRetry: sendAgain,
      onAltChange: (key: string, alt: string) => edit(key, { alt }),
    }),
  }
}
