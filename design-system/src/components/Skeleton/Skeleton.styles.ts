import { keyframes, styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { color, media } from '../../tokens/index.ts'

export const Root = styled.span`
  display: block;
  block-size: 12px;

  background: ${color.surfaceSunken};
  border: ${forcedBorder.edge};

  &[data-shape='title'] {
    block-size: 16px;
  }
  &[data-shape='control'] {
    block-size: 48px;
  }
  &[data-shape='block'] {
    block-size: 100%;
    min-block-size: 48px;
  }
  &[data-width='quarter'] {
    inline-size: 25%;
  }
  &[data-width='third'] {
    inline-size: 34%;
  }
  &[data-width='half'] {
    inline-size: 48%;
  }
  &[data-width='most'] {
    inline-size: 80%;
  }
`

export const StageRoot = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;

  background: ${color.surfaceSunken};
  border: ${forcedBorder.edge};
`

export const Drawing = styled.svg`
  inline-size: 56%;
  block-size: 40px;
  overflow: visible;
`

export const Ticks = styled.path`
  fill: none;
  stroke: ${color.borderControl};
  stroke-width: 1.5;
  vector-effect: non-scaling-stroke;
`

/** The tall ticks are there all the time; a window over them moves from left to right. */
const reveal = keyframes`
  0% { clip-path: inset(0 100% 0 0) }
  80%, 100% { clip-path: inset(0 0 0 0) }
`

const lead = keyframes`
  0% { clip-path: inset(0 100% 0 0) }
  80% { clip-path: inset(0 0 0 93%) }
  81%, 100% { clip-path: inset(0 0 0 100%) }
`

export const Tall = styled(Ticks)`
  clip-path: inset(0 70% 0 0);

  ${media.motionAllowed} {
    animation: ${reveal} 1.2s 300ms linear infinite both;
  }
`

export const Accent = styled(Ticks)`
  stroke: ${color.accent};
  clip-path: inset(0 63% 0 32%);

  ${media.motionAllowed} {
    animation: ${lead} 1.2s 300ms linear infinite both;
  }
`
