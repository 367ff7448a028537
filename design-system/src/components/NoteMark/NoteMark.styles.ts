import { styled } from 'styled-components'
import { color } from '../../tokens/index.ts'

export const Root = styled.svg`
  inline-size: auto;
  block-size: 88px;
  overflow: visible;

  color: ${color.textPrimary};

  path {
    fill: currentColor;
    stroke: currentColor;
    stroke-width: 110;
  }
  &[data-size='small'] {
    block-size: 40px;
  }
  &[data-size='large'] {
    block-size: clamp(160px, 22vw, 320px);
  }
  &[data-size='large'] path {
    stroke: none;
  }
`
