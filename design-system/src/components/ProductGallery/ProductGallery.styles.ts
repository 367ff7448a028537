import { styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { color, layer, media, radius, space, target, type } from '../../tokens/index.ts'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { stageGround } from '../Stage/stage-ground.ts'

export const Root = styled.div`
  margin-inline: calc(${space.gutter} * -1);

  ${media.medium} {
    margin-inline: 0;
  }
  ${media.large} {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${space[4]};
  }
`

/** Without thumbnails beside it, it takes their column too. */
export const View = styled.div`
  position: relative;
  min-inline-size: 0;

  ${media.large} {
    &[data-alone] {
      grid-column: 1 / -1;
    }
  }
`

export const Thumbnails = styled.ol`
  display: none;

  ${media.large} {
    display: grid;
    align-content: start;
    gap: ${space[3]};
  }
`

export const Thumbnail = styled.a`
  display: block;
  aspect-ratio: 1;
  ${stageGround}

  &[aria-current='true'] {
    border: 2px ${forcedBorder.mark};
    box-shadow: 0 0 0 1.5px ${color.textPrimary};
  }
`

export const Strip = styled.div`
  display: flex;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  background: ${color.surfaceStage};

  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.motionAllowed} {
    scroll-behavior: smooth;
  }
`

export const Slide = styled.div`
  flex: 0 0 100%;
  aspect-ratio: 1;
  scroll-snap-align: start;
  ${stageGround}
`

export const ZoomLink = styled.a`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[3]};
  z-index: ${layer.raised};
  display: grid;
  place-items: center;
  inline-size: ${target.touch};
  block-size: ${target.touch};
  border-radius: ${radius.control};
  background: ${color.surfacePage};
`

export const Dots = styled.div`
  position: absolute;
  inset-block-end: 26px;
  inset-inline: 0;
  display: flex;
  align-items: end;
  justify-content: center;
  gap: 6px;
  pointer-events: none;

  ${media.large} {
    display: none;
  }
`

export const Dot = styled.i`
  inline-size: 2px;
  block-size: 8px;
  background: ${color.borderControl};

  &[data-current] {
    block-size: 16px;
    background: ${color.accent};
  }
  ${View}:has([data-object='dark']) & {
    background: ${color.onStageLit};
  }
`

/** The browser's own dialog: it traps and returns the focus, closes on Escape, and weighs nothing. */
export const Zoom = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: auto;
  ${stageGround}
  cursor: zoom-out;
`

export const ZoomPicture = styled(ProductPicture)`
  inline-size: max(100%, 1000px);
  block-size: auto;
  min-block-size: 100%;
`

export const CloseButton = styled.button`
  position: fixed;
  inset-block-start: ${space[4]};
  inset-inline-end: ${space[4]};
  min-block-size: ${target.touch};
  padding-inline: ${space[4]};
  border-radius: ${radius.control};
  ${type.ui}
  background: ${color.action};
  color: ${color.onAction};
`
