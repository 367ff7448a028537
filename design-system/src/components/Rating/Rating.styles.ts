import { styled } from 'styled-components'
import { color, type } from '../../tokens/index.ts'

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: center;
  ${type.small}

  color: ${color.textPrimary};
`

/** Five stars in the colour of the text: a rating is no decoration. */
export const Stars = styled.span`
  display: inline-flex;
  gap: 2px;
`

export const StarPlace = styled.span`
  display: inline-grid;
  justify-items: start;
`

export const Unlit = styled.svg`
  grid-area: 1 / 1;
  fill: none;
  color: ${color.borderControl};
`

export const Lit = styled.svg`
  grid-area: 1 / 1;
  fill: currentColor;
  color: ${color.textPrimary};
`

export const Muted = styled.span`
  color: ${color.textMuted};
`

export const Figure = styled.span`
  font-weight: 560;
`
