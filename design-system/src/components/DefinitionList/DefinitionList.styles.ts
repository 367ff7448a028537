import { styled } from 'styled-components'
import { color, media, space, type } from '../../tokens/index.ts'

export const Root = styled.dl`
  ${type.body}

  &[data-size='small'] {
    ${type.ui}
    font-weight: 420;
  }
`

export const Row = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr;
  gap: ${space[1]} ${space[3]};
  padding-block: 9px;

  &[data-strong] {
    margin-block-start: ${space[2]};
    padding-block-start: 14px;
    border-block-start: 1px solid ${color.borderHairline};
    font-size: 1.25rem;
    font-weight: 480;
    font-stretch: 110%;
  }
  ${Root}[data-layout='ends'] > & {
    grid-template-columns: 1fr auto;
    gap: ${space[4]};
  }
  ${Root}[data-ruled] > & {
    padding-block: 14px;
    border-block-end: 1px solid ${color.borderHairline};
  }
  ${media.medium} {
    ${Root}[data-layout='columns'] > & {
      grid-template-columns: 3fr 5fr;
    }
  }
`

export const Term = styled.dt`
  color: ${color.textMuted};

  [data-strong] > & {
    color: ${color.textPrimary};
  }
`

export const Description = styled.dd`
  overflow-wrap: anywhere;
  color: ${color.textPrimary};

  ${Root}[data-layout='ends'] & {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`
