import { styled } from 'styled-components'
import { color } from '../../tokens/index.ts'
import { stageGround } from './stage-ground.ts'

export const Root = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  /* Keeps the contact shadow, which lies below the picture, above the ground. */
  isolation: isolate;

  ${stageGround}

  &[data-ratio='5:4'] {
    aspect-ratio: 5 / 4;
  }
  &[data-ratio='4:3'] {
    aspect-ratio: 4 / 3;
  }
  &[data-ratio='3:2'] {
    aspect-ratio: 3 / 2;
  }
  &[data-ratio='16:9'] {
    aspect-ratio: 16 / 9;
  }
  &[data-ratio='fill'] {
    aspect-ratio: auto;
    block-size: 100%;
  }
  &[data-shadow]::before {
    position: absolute;
    inset: auto 18% 15%;
    z-index: -1;
    block-size: 7%;
    background: radial-gradient(closest-side, ${color.contactShadow}, transparent);
    content: '';
  }
  > [data-picture] {
    grid-area: 1 / 1;
  }
  &[data-dimmed] > [data-picture] {
    opacity: 0.6;
  }
`
