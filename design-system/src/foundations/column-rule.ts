import { css } from 'styled-components'
import { color, media } from '../tokens/index.ts'

/** On each of three columns: a hairline in the middle of the gap before it, which is 40 px wide, then 64 px. */
export const columnRule = css`
  position: relative;

  ${media.medium} {
    & + &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: -20px;
      border-inline-start: 1px solid ${color.borderHairline};
    }
  }
  ${media.large} {
    & + &::before {
      inset-inline-start: -32px;
    }
  }
`
