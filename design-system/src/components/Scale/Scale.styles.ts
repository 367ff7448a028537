import { styled } from 'styled-components'
import { color } from '../../tokens/index.ts'

export const Root = styled.svg`
  inline-size: 100%;
  block-size: 15px;
  overflow: visible;

  color: ${color.textPrimary};

  &[data-rule] {
    border-block-start: 1px solid;
  }
  &[data-tone='soft'] {
    border-color: ${color.borderHairline};
    color: ${color.borderControl};
  }
`

export const Ticks = styled.path`
  fill: none;
  stroke: currentColor;
  vector-effect: non-scaling-stroke;
`

export const Struck = styled(Ticks)`
  stroke: ${color.accent};
  stroke-width: 2;
`
