import { styled } from 'styled-components'
import { inlineSign } from '../../foundations/direction.ts'
import { color, tabularFigures, type } from '../../tokens/index.ts'

export const Root = styled.ol`
  display: grid;
  gap: 6px;
  max-inline-size: 420px;
  ${type.small}
  ${tabularFigures}
`

export const Row = styled.li`
  position: relative;
`

export const Line = styled.span`
  display: grid;
  grid-template-columns: 20px 1fr 48px;
  gap: 14px;
  align-items: center;

  &[data-linked] {
    min-block-size: 32px;
  }
  &[href] {
    color: inherit;
    text-decoration: none;
  }
  &[href]:hover,
  &[aria-current] {
    font-weight: 600;
  }
`

export const Bar = styled.svg`
  inline-size: 100%;
  block-size: 2px;
  scale: ${inlineSign} 1;
`

export const Whole = styled.path`
  stroke: ${color.borderHairline};
  stroke-width: 2;
  vector-effect: non-scaling-stroke;

  /* Its colour comes close to that of the share. */
  @media (prefers-contrast: more) {
    stroke-width: 0.5;
  }
`

export const Share = styled(Whole)`
  && {
    stroke: ${color.textPrimary};
    stroke-width: 2;
  }
`

export const Count = styled.span`
  text-align: end;
  color: ${color.textMuted};
`
