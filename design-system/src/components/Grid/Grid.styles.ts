import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { afterFirst } from '../../foundations/after-first.ts'
import { gapRules } from '../../foundations/gap.ts'
import { color, media, space } from '../../tokens/index.ts'

const StyledRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  ${gapRules}

  &[data-two] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-ruled] {
    gap: ${space[6]};
  }
  &[data-ruled] > ${afterFirst} {
    padding-block-start: ${space[6]};
    border-block-start: 1px solid ${color.borderHairline};
  }

  ${media.medium} {
    &:not([data-columns='1']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &:is([data-columns='5'], [data-columns='6'], [data-ruled][data-columns='3']) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-ruled] {
      column-gap: ${space[8]};
    }
    &[data-ruled] > * {
      position: relative;
    }
    &[data-ruled] > ${afterFirst} {
      padding-block-start: 0;
      border-block-start: 0;
    }
    &[data-ruled] > ${afterFirst}::before {
      position: absolute;
      inset-block: 0;
      inset-inline-start: -24px;
      border-inline-start: 1px solid ${color.borderHairline};
      content: '';
    }
    &[data-ruled]:is([data-columns='2'], [data-columns='4']) > :nth-child(odd)::before,
    &[data-ruled]:is([data-columns='3'], [data-columns='5'], [data-columns='6'])
      > :nth-child(3n + 1)::before {
      border: 0;
    }
  }
  ${media.large} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-columns='5'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    &[data-columns='6'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    &[data-ruled]:is([data-columns='4'], [data-columns='5'], [data-columns='6']) > ${afterFirst}::before {
      border-inline-start: 1px solid ${color.borderHairline};
    }
  }
`

export const Root: ElementType = StyledRoot
