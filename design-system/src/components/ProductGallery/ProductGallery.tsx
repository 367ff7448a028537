import { ZoomIn } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { usePictureStrip } from './use-picture-strip.ts'
import { useZoom } from './use-zoom.ts'
import {
  CloseButton,
  Dot,
  Dots,
  Root,
  Slide,
  Strip,
  Thumbnail,
  Thumbnails,
  View,
  Zoom,
  ZoomLink,
  ZoomPicture,
} from './ProductGallery.styles.ts'
import { t } from '../../texts/t.ts'

export interface ProductGalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Pictures of the chosen colour, the best one first. */
  imageUrls: readonly string[]
  /** What the pictures show, for instance "Tivra, Silver". */
  name: string
  /** What each picture shows, in their order; `name` and its number stand for an empty one. */
  imageAlts?: readonly string[] | undefined
}

/**
 * A product's pictures as a strip that snaps: swiped, scrolled with the arrow keys, or reached by thumbnails.
 * Thumbnails are links into the strip and the zoom is a link to the file, so that all of it works without
 * scripts. Give it a `key` of the colour, so that another colour starts at its first picture.
 */
export function ProductGallery({ imageUrls, imageAlts, name, ...rest }: ProductGalleryProps) {
  const { strip, current, show, followScroll } = usePictureStrip()
  const { dialog, isZoomed, zoom, closeZoom, endZoom } = useZoom()
  const urls = imageUrls.length > 0 ? imageUrls : ['']
  const several = urls.length > 1
  const describe = (index: number) =>
    imageAlts?.[index] ||
    (several
      ? t('{name}, picture {number} of {count}', { name, number: index + 1, count: urls.length })
      : name)

  return (
    <Root {...rest}>
      {several && (
        <Thumbnails>
          {urls.map((url, index) => (
            <li key={url}>
              <Thumbnail
                href={`#picture-${index + 1}`}
                aria-label={describe(index)}
                aria-current={index === current}
                onClick={event => show(event, index)}
              >
                <ProductPicture src={url} alt="" sizes="72px" />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
      <View data-alone={several ? undefined : true}>
        <Strip
          ref={strip}
          role="group"
          aria-label={t('Pictures of {name}', { name })}
          tabIndex={0}
          onScroll={followScroll}
        >
          {urls.map((url, index) => (
            <Slide key={url} id={`picture-${index + 1}`}>
              <ProductPicture
                src={url}
                alt={describe(index)}
                sizes="(min-width: 1440px) 720px, (min-width: 768px) 50vw, 100vw"
                priority={index === 0}
              />
            </Slide>
          ))}
        </Strip>
        {urls[current] && (
          <ZoomLink href={urls[current]} data-enhanced onClick={zoom}>
            <Icon icon={ZoomIn} label={t('Zoom into {picture}', { picture: describe(current) })} />
          </ZoomLink>
        )}
        {several && (
          <Dots aria-hidden="true">
            {urls.map((url, index) => (
              <Dot key={url} data-current={index === current || undefined} />
            ))}
          </Dots>
        )}
      </View>
      <Zoom ref={dialog} aria-label={describe(current)} onClick={closeZoom} onClose={endZoom}>
        {isZoomed && (
          <ZoomPicture src={urls[current] ?? ''} alt={describe(current)} sizes="1000px" priority />
        )}
        <CloseButton type="button">{t('Close')}</CloseButton>
      </Zoom>
    </Root>
  )
}
