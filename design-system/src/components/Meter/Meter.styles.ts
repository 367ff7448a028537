import { styled } from 'styled-components'
import { inlineSign } from '../../foundations/direction.ts'
import { color } from '../../tokens/index.ts'

export const Root = styled.svg`
  inline-size: 100%;
  block-size: 14px;
  overflow: visible;
  scale: ${inlineSign} 1;
`

export const Ticks = styled.path`
  fill: none;
  stroke: ${color.borderControl};
  stroke-width: 1;
  vector-effect: non-scaling-stroke;
`

export const Lit = styled(Ticks)`
  stroke: ${color.textPrimary};
  stroke-width: 2;
`
