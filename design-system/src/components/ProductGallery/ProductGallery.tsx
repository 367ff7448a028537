import { ZoomIn } from 'lucide-react'
import { useRef, useState, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { Dots, Root, Strip, Thumbnails, Zoom, ZoomLink } from './ProductGallery.styles.ts'

export interface ProductGalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Pictures of the chosen colour, the best one first. */
  imageUrls: readonly string[]
  /** What the pictures show, for instance "Tivra, Silver". */
  name: string
}

/**
 * A product's pictures as a strip that snaps: swiped, scrolled with the arrow keys, or reached by thumbnails.
 * Thumbnails are links into the strip and the zoom is a link to the file, so that all of it works without
 * scripts. Give it a `key` of the colour, so that another colour starts at its first picture.
 */
export function ProductGallery({ imageUrls, name, ...rest }: ProductGalleryProps) {
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const urls = imageUrls.length > 0 ? imageUrls : ['']
  const describe = (index: number) =>
    urls.length > 1 ? `${name}, picture ${index + 1} of ${urls.length}` : name

  function show(event: MouseEvent, index: number) {
    event.preventDefault()
    const width = strip.current?.clientWidth ?? 0
    strip.current?.scrollTo({ left: index * width })
  }

  function followScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }

  function zoom(event: MouseEvent) {
    event.preventDefault()
    setZoomed(true)
    dialog.current?.showModal()
  }

  return (
    <Root {...rest}>
      {urls.length > 1 && (
        <Thumbnails>
          {urls.map((url, index) => (
            <li key={url}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={describe(index)}
                aria-current={index === current}
                onClick={event => show(event, index)}
              >
                <ProductPicture src={url} alt="" sizes="72px" />
              </a>
            </li>
          ))}
        </Thumbnails>
      )}
      <div>
        <Strip
          ref={strip}
          role="group"
          aria-label={`Pictures of ${name}`}
          tabIndex={0}
          onScroll={followScroll}
        >
          {urls.map((url, index) => (
            <div key={url} id={`picture-${index + 1}`}>
              <ProductPicture
                src={url}
                alt={describe(index)}
                sizes="(min-width: 1440px) 720px, (min-width: 768px) 50vw, 100vw"
                priority={index === 0}
              />
            </div>
          ))}
        </Strip>
        {urls[current] && (
          <ZoomLink href={urls[current]} data-enhanced onClick={zoom}>
            <Icon icon={ZoomIn} label={`Zoom into ${describe(current)}`} />
          </ZoomLink>
        )}
        {urls.length > 1 && (
          <Dots aria-hidden="true">
            {urls.map((url, index) => (
              <i key={url} data-current={index === current || undefined} />
            ))}
          </Dots>
        )}
      </div>
      <Zoom
        ref={dialog}
        aria-label={describe(current)}
        onClick={() => dialog.current?.close()}
        onClose={() => setZoomed(false)}
      >
        {zoomed && (
          <ProductPicture src={urls[current] ?? ''} alt={describe(current)} sizes="1000px" priority />
        )}
        <button type="button">Close</button>
      </Zoom>
    </Root>
  )
}
