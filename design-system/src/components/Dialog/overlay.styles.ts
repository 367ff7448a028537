import { css, keyframes, styled } from 'styled-components'
import { color, layer, media, motion } from '../../tokens/index.ts'

const fadeIn = keyframes`from { opacity: 0 }`
const fadeOut = keyframes`to { opacity: 0 }`

/** In and out with the `data-state` that Radix and our scrim carry. */
export const fades = css`
  ${media.motionAllowed} {
    animation: ${fadeIn} ${motion.base} ${motion.easeOut};

    &[data-state='closed'] {
      animation: ${fadeOut} ${motion.quick} ${motion.easeOut} forwards;
    }
  }
`

/**
 * Darkens what is below. Ours instead of Radix's overlay, which injects a style element that a strict policy
 * refuses; the page is kept from scrolling by the global style (`:has([data-scrim])`).
 */
export const Scrim = styled.div`
  position: fixed;
  z-index: ${layer.modal};
  inset: 0;

  background: ${color.scrim};
  ${fades}
  ${media.print} {
    display: none;
  }
`

/** On paper what lies over the page stands after it, as wide as the sheet and with all that it holds. */
export const printedPlainly = css`
  ${media.print} {
    position: static;
    inline-size: auto;
    max-block-size: none;
    box-shadow: none;
    translate: none;
  }
`
