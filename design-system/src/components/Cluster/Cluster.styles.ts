import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { gapRules } from '../../foundations/gap.ts'

const StyledRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  ${gapRules}

  &[data-nowrap] {
    flex-wrap: nowrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`

export const Root: ElementType = StyledRoot
