import { styled } from 'styled-components'
import { color } from '../../tokens/index.ts'

export const Root = styled.svg`
  inline-size: 100%;
  block-size: auto;
  max-inline-size: none;
  overflow: visible;

  color: ${color.textPrimary};
`
