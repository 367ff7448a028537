import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { color, media, target } from '../../tokens/index.ts'

const StyledRoot = styled.a`
  display: inline-flex;
  flex: none;
  gap: 10px;
  align-items: center;
  min-block-size: ${target.touch};

  color: ${color.textPrimary};

  ${media.medium} {
    gap: 12px;
  }
`

export const Root: ElementType = StyledRoot

export const Mark = styled.svg`
  inline-size: auto;
  block-size: 29px;
  overflow: visible;

  ${media.medium} {
    block-size: 34px;
  }
  ${StyledRoot}[data-size='small'] & {
    block-size: 26px;
  }
`

export const Name = styled.span`
  padding-inline-start: 10px;
  border-inline-start: 1px solid ${color.borderControl};
  font-size: 17px;
  font-weight: 500;
  font-stretch: 120%;
  line-height: 1;
  letter-spacing: -0.01em;

  ${media.medium} {
    padding-inline-start: 12px;
    font-size: 19px;
  }
  ${StyledRoot}[data-size='small'] & {
    font-size: 15px;
  }
  &[data-except='tablet'] {
    ${media.medium} {
      display: none;
    }
    ${media.large} {
      display: block;
    }
  }
`
