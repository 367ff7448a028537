import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { measure, space } from '../../tokens/index.ts'

const StyledRoot = styled.div`
  inline-size: 100%;
  max-inline-size: ${measure.page};
  margin-inline: auto;
  padding-inline: ${space.gutter};

  &[data-width='shop'] {
    max-inline-size: ${measure.shop};
  }
  &[data-width='checkout'] {
    max-inline-size: ${measure.checkout};
  }
  &[data-width='table'] {
    max-inline-size: none;
    padding-inline: 18px;
  }
  &[data-width='text'] {
    max-inline-size: calc(${measure.text} + 2 * ${space.gutter});
  }
`

export const Root: ElementType = StyledRoot
