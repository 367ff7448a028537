import { css } from 'styled-components'
import { color } from '../../tokens/index.ts'

/**
 * The flat ground behind a cut-out, for whatever holds a Picture. In the dark theme a dark object gets a light ground:
 * on the usual one a black earbud's outline has a contrast of 1.1 : 1, on this one of 5 : 1.
 */
export const stageGround = css`
  background: ${color.surfaceStage};

  &:has(> [data-object='dark']) {
    background: ${color.surfaceStageLit};
  }
`
