import { keyframes, styled } from 'styled-components'
import { color, layer, media, motion } from '../../tokens/index.ts'

const advance = keyframes`
  from { scale: 0 1 }
  to { scale: .9 1 }
`

/** Tall enough that the footer stays below the fold while a page loads. */
export const Root = styled.main`
  min-block-size: 70vh;

  &:focus {
    outline: none;
  }
  /* Nothing for what is there at once, then a line that comes ever slower. */
  &[aria-busy='true']::before {
    position: fixed;
    z-index: ${layer.toast};
    inset: 0 0 auto;
    block-size: 3px;
    transform-origin: var(--shruti-line-start);

    background: ${color.accent};
    animation: ${advance} 8s 300ms both step-start;
    content: '';

    ${media.motionAllowed} {
      animation-timing-function: ${motion.easeOut};
    }
  }
`
