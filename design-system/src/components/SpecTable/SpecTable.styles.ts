import { styled } from 'styled-components'
import { color, media, space } from '../../tokens/index.ts'

export const Root = styled.dl`
  div {
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: ${space[1]} ${space[3]};
    padding-block: 14px;
    border-block-end: 1px solid ${color.borderHairline};
  }
  div:first-child {
    padding-block-start: 0;
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${media.medium} {
    div {
      grid-template-columns: 3fr 5fr;
      gap: ${space[4]};
    }
  }
`
