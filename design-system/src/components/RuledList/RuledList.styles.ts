import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { afterFirst } from '../../foundations/after-first.ts'
import { color, space } from '../../tokens/index.ts'

const StyledRoot = styled.ul`
  border-block: 1px solid ${color.borderHairline};

  &[data-strong] {
    border-block-start-color: ${color.borderStrong};
  }
  & > * {
    padding-block: ${space[4]};
  }
  &[data-density='compact'] > * {
    padding-block: ${space[2]};
  }
  &[data-density='roomy'] > * {
    padding-block: ${space[6]};
  }
  & > ${afterFirst} {
    border-block-start: 1px solid ${color.borderHairline};
  }
`

export const Root: ElementType = StyledRoot
