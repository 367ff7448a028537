import { styled } from 'styled-components'
import { color, media, space, type } from '../../tokens/index.ts'

export const Root = styled.dl`
  ${type.body}

  &[data-size='small'] {
    ${type.ui}
    font-weight: 420;
  }
  & > div {
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: ${space[1]} ${space[3]};
    padding-block: 9px;
  }
  &[data-layout='ends'] > div {
    grid-template-columns: 1fr auto;
    gap: ${space[4]};
  }
  &[data-ruled] > div {
    padding-block: 14px;
    border-block-end: 1px solid ${color.borderHairline};
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    overflow-wrap: anywhere;
    color: ${color.textPrimary};
  }
  &[data-layout='ends'] dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  [data-strong] {
    margin-block-start: ${space[2]};
    padding-block-start: 14px;
    border-block-start: 1px solid ${color.borderHairline};
    font-size: 20px;
    font-weight: 480;
    font-stretch: 110%;
  }
  [data-strong] dt {
    color: ${color.textPrimary};
  }

  ${media.medium} {
    &[data-layout='columns'] > div {
      grid-template-columns: 3fr 5fr;
    }
  }
`
