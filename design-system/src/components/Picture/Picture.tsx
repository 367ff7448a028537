import { useCallback, useState, type ComponentPropsWithRef } from 'react'
import { setRef } from '../../foundations/set-ref.ts'
import { Scale } from '../Scale/Scale.tsx'
import { Frame, Image, Missing } from './Picture.styles.ts'

export interface PictureSource {
  type: 'image/avif' | 'image/webp'
  /** "a-480.avif 480w, a-960.avif 960w" */
  srcSet: string
}

export interface PictureProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'loading' | 'decoding' | 'fetchPriority'
> {
  /** An empty address, or one that fails, gives the placeholder (requirement IMG-1). */
  src: string
  /** What can be seen; an empty string for decoration. */
  alt: string
  /** Natural size in pixels, so that nothing moves when the picture comes. */
  width: number
  height: number
  /** Better formats, best first; `src` is for browsers that know none of them. */
  sources?: readonly PictureSource[]
  /** What the visitor waits for: fetched first instead of lazily. One picture a page, or the few of one hero. */
  priority?: boolean
  fit?: 'cover' | 'contain'
}

/** A picture in modern formats that never shifts the page and never shows the browser's broken-image sign. */
export function Picture({
  src,
  alt,
  sources = [],
  priority = false,
  fit = 'cover',
  sizes,
  onError,
  ref,
  ...rest
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState('')

  // A picture of server-rendered HTML can fail before React listens: then only the element itself knows.
  const attach = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailedSrc(src)
      return setRef(ref, image)
    },
    [ref, src],
  )

  if (!src || failedSrc === src) {
    return (
      <Missing
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={rest.className}
      >
        <Scale tone="soft" />
      </Missing>
    )
  }
  return (
    <Frame>
      {sources.map(source => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <Image
        ref={attach}
        src={src}
        alt={alt}
        sizes={sizes}
        data-fit={fit}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        loading={priority ? undefined : 'lazy'}
        onError={event => {
          setFailedSrc(src)
          onError?.(event)
        }}
        {...rest}
      />
    </Frame>
  )
}
