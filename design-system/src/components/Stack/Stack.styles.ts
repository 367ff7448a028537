import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { gapRules } from '../../foundations/gap.ts'
import { measure } from '../../tokens/index.ts'

const StyledRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  ${gapRules}

  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
    text-align: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-measure='text'] {
    max-inline-size: ${measure.text};
  }
`

export const Root: ElementType = StyledRoot
