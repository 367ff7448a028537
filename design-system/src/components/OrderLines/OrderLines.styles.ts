import { styled } from 'styled-components'
import { underlined } from '../../foundations/underlined.ts'
import { color, space, tabularFigures, type } from '../../tokens/index.ts'

export const Line = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: 14px;
  align-items: start;
  padding-block: 14px;
  border-block-end: 1px solid ${color.borderHairline};
  ${type.ui}
  font-weight: 420;

  &:first-child {
    padding-block-start: ${space[2]};
  }
`

export const ProductLink = styled.a`
  ${underlined}
`

export const Variant = styled.p`
  ${type.small}
  color: ${color.textMuted};
`

export const LineTotal = styled.span`
  ${tabularFigures}
`
