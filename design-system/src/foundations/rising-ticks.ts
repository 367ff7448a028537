import { css, keyframes } from 'styled-components'
import { media, motion } from '../tokens/index.ts'

const rise = keyframes`
  0%, 60%, 100% { transform: scaleY(.4) }
  30% { transform: scaleY(1) }
`

/** Three `<i>` that rise one after another: the busy sign of buttons, the spinner and the chat. */
export const risingTicks = css`
  i {
    inline-size: 2px;
    block-size: 16px;
    background: currentColor;
  }
  i:nth-child(odd) {
    transform: scaleY(0.5);
  }
  ${media.motionAllowed} {
    i {
      transform-origin: bottom;
      animation: ${rise} 1.2s ${motion.easeOut} infinite;
    }
    i:nth-child(2) {
      animation-delay: 0.12s;
    }
    i:nth-child(3) {
      animation-delay: 0.24s;
    }
  }
`
