import { styled } from 'styled-components'
import { color, layer, radius, shadow, space, type } from '../../tokens/index.ts'

export const Root = styled.a`
  position: fixed;
  z-index: ${layer.tooltip};
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.overlay};
  ${type.ui}

  background: ${color.surfaceRaised};
  color: ${color.textPrimary};
  box-shadow: ${shadow.popover};

  &:not(:focus) {
    inset-block-start: -100vh;
  }
`
