import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { color, space, type } from '../../design-system/src/tokens/index.ts'
import { waitForTurn, type Turn } from './frame-queue.ts'
import type { AtlasState } from './scenarios.ts'

/** Width of a frame on the page, in pixels, unless it says another: whatever is in it is scaled to that. */
export const shownWidth = 232

const Figure = styled.figure`
  margin: 0;

  & > div {
    overflow: hidden;
    border: 1px solid ${color.borderHairline};
    background: ${color.surfaceSunken};
  }

  & iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }

  & figcaption {
    margin-block-start: ${space[2]};
    color: ${color.textMuted};
    ${type.small}
  }
`

/** How far around the screen a frame is kept loaded. Farther away it gives its memory back. */
const margin = '600px'

export interface AtlasFrameProps extends AtlasState {
  /** Width on the page, in pixels. */
  readonly shown?: number
}

/** One state in a frame of its own, scaled down; loaded when it comes near the screen and when it is its turn. */
export function AtlasFrame({ title, width, height, address, shown = shownWidth }: AtlasFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const turn = useRef<Turn | null>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const leave = () => {
      turn.current?.end()
      turn.current = null
      setIsShown(false)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return leave()
        turn.current ??= waitForTurn(() => setIsShown(true))
      },
      { rootMargin: margin },
    )
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      turn.current?.end()
      turn.current = null
    }
  }, [])
  const scale = shown / width
  return (
    <Figure style={{ inlineSize: shown }}>
      <div ref={place} style={{ blockSize: Math.round(height * scale) }}>
        {isShown && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page: its worker needs the origin
          <iframe
            title={title}
            src={address}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
            onLoad={() => turn.current?.end()}
          />
        )}
      </div>
      <figcaption>
        <a href={address} target="_blank" rel="noreferrer">
          {title}
        </a>
      </figcaption>
    </Figure>
  )
}
