import { useCallback, useState, type ComponentPropsWithRef } from 'react'
import { preload } from 'react-dom'
import { media } from '../../tokens/index.ts'
import { Scale } from '../Scale/Scale.tsx'
import { isDark } from './object-tone.ts'
import { ImageOnDisc, Missing, Root } from './Picture.styles.ts'

export interface PictureSource {
  type: 'image/avif' | 'image/webp'
  /** "a-480.avif 480w, a-960.avif 960w" */
  srcSet: string
}

/** A disc that shows until the picture does. It lies behind what the picture shows, so it need not go. */
export interface PicturePlaceholder {
  /** "#8a8d90" */
  colour: string
  /** Its centre, in percent of the picture's width and height from the upper left corner. */
  x: number
  y: number
  /** In percent of the picture's width. */
  radius: number
}

export interface PictureProps
  extends
    Omit<ComponentPropsWithRef<'picture'>, 'children' | 'onError'>,
    Pick<ComponentPropsWithRef<'img'>, 'sizes' | 'onError'> {
  /** An empty address, or one that fails, gives the placeholder (requirement IMG-1). */
  src: string
  /** What can be seen; an empty string for decoration. */
  alt: string
  /** Natural size in pixels, so that nothing moves when the picture comes. */
  width: number
  height: number
  /** Better formats, best first; `src` is for browsers that know none of them. */
  sources?: readonly PictureSource[]
  /**
   * What the visitor waits for: preloaded and fetched first instead of lazily. One picture a page, or the few of one
   * hero. `'second'` is fetched with the page too, but after what has priority: for what stands beside it.
   */
  priority?: boolean | 'second'
  /**
   * For a picture with priority that is small on a phone: whoever renders the page may put the file into its document there, so
   * that it comes with the text and not a round trip later. It stands in the source that is marked `data-embeddable`, whose
   * `srcset` is like the others' until then.
   */
  embeddable?: boolean
  /** Fills its frame and is cut off, or lies in it whole. */
  fit?: 'cover' | 'contain'
  /**
   * For cut-outs in a frame of their own proportions, where alone it lies behind the object: something of its colour in its
   * place, without a file, a script or a shift. None is drawn for what has priority: it would keep a page's largest
   * picture waiting, by 60 ms in `npm run bench:pages`.
   */
  placeholder?: PicturePlaceholder | undefined
}

/**
 * Drawn by the browser itself: as SVGs, each a document to it, the discs took two fifths of the time for styles and layout of a
 * page with 21 of them.
 */
function discOf({ colour, x, y, radius }: PicturePlaceholder, width: number, height: number): string {
  // Of what a gradient measures its circle by, in percent of the width.
  const toClosestSide = Math.min(x, 100 - x, (y * height) / width, ((100 - y) * height) / width)
  const edge = `${Math.round((radius / toClosestSide) * 10_000) / 100}%`
  const place = `circle closest-side at ${x}% ${y}%`
  return `radial-gradient(${place},${colour} calc(${edge} - 0.5px),transparent calc(${edge} + 0.5px))`
}

/** Where a file in the document is worth its bytes, and of the size that is shown. */
const onPhones = `${media.mobile.replace('@media ', '')} and (min-resolution:1.5dppx)`

/** A page tells of the picture in its head, long before the element. Browsers without the format pass over it. */
function preloadBest(src: string, [best]: readonly PictureSource[], sizes: string | undefined) {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    imageSrcSet: best?.srcSet,
    imageSizes: best && sizes,
    type: best?.type,
  })
}

/**
 * A picture in modern formats that never shifts the page and never shows the browser's broken-image sign. It is one
 * box that fills what it is put into, whichever layout that has.
 */
export function Picture({
  src,
  alt,
  sources = [],
  priority = false,
  embeddable = false,
  fit = 'cover',
  placeholder,
  width,
  height,
  sizes,
  onError,
  ...rest
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState('')

  // A picture of server-rendered HTML can fail before React listens: then only the element itself knows.
  const attach = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailedSrc(src)
    },
    [src],
  )

  if (!src || failedSrc === src) {
    return (
      <Missing
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        data-picture=""
        {...rest}
      >
        <Scale tone="soft" />
      </Missing>
    )
  }
  if (priority === true) preloadBest(src, sources, sizes)
  const [embedded] = embeddable ? sources : []
  return (
    <Root
      data-picture=""
      data-object={placeholder && (isDark(placeholder.colour) ? 'dark' : 'light')}
      {...rest}
    >
      {embedded && (
        <source
          data-embeddable=""
          media={onPhones}
          type={embedded.type}
          srcSet={embedded.srcSet}
          sizes={sizes}
        />
      )}
      {sources.map(source => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <ImageOnDisc
        ref={attach}
        src={src}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        $disc={priority || !placeholder ? undefined : discOf(placeholder, width, height)}
        data-fit={fit}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? (priority === true ? 'high' : 'low') : undefined}
        loading={priority ? undefined : 'lazy'}
        onError={event => {
          setFailedSrc(src)
          onError?.(event)
        }}
      />
    </Root>
  )
}
