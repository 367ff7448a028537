import { css } from 'styled-components'
import { media } from '../tokens/index.ts'

/** Height of a bar over a phone's whole width: a 48 px control between 10 px of padding, and a hairline; it grows with the text. */
export const bottomBarBlockSize = 'calc(3.6875rem + max(10px, env(safe-area-inset-bottom)))'

/**
 * What floats at the bottom of the screen marks itself, so that the others can make way without knowing each
 * other: `data-bottom-bar` (a bar over a phone's whole width), `data-chat="open"` or `"minimised"`,
 * `data-floats` (the offer and the chat button). What buys, and may never be covered, is marked `data-buys`;
 * an amount, which the chat button does not cover, `data-amount`.
 *
 * `--floor` is how high above the screen's edge such a part begins: above the bar, where there is one.
 */
export const aboveBottomBar = css`
  --floor: 0px;

  ${media.mobile} {
    body:has([data-bottom-bar]) & {
      --floor: ${bottomBarBlockSize};
    }
  }
`
