import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { color, type } from '../../tokens/index.ts'

const StyledRoot = styled.h2`
  ${type.h2}
  text-wrap: balance;
  overflow-wrap: break-word;

  color: ${color.textPrimary};

  &[data-size='display1'] {
    ${type.display1}
  }
  &[data-size='display2'] {
    ${type.display2}
  }
  &[data-size='h1'] {
    ${type.h1}
  }
  &[data-size='h3'] {
    ${type.h3}
  }
  &[data-size='ui'] {
    ${type.ui}
    font-weight: 540;
  }
`

export const Root: ElementType = StyledRoot
