import { styled } from 'styled-components'
import { color } from '../../tokens/index.ts'

export const Root = styled.svg`
  inline-size: auto;
  block-size: 88px;
  overflow: visible;

  color: ${color.textPrimary};

  &[data-size='small'] {
    block-size: 40px;
  }
  &[data-size='large'] {
    block-size: clamp(160px, 22vw, 320px);
  }
`

export const Letter = styled.path`
  fill: currentColor;
  stroke: currentColor;
  stroke-width: 110;

  ${Root}[data-size='large'] > & {
    stroke: none;
  }
`
