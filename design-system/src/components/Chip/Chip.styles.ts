import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { color, media, radius, type } from '../../tokens/index.ts'

const StyledRoot = styled.a`
  display: inline-flex;
  flex: none;
  gap: 8px;
  align-items: center;
  min-block-size: 32px;
  padding-inline: 12px;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  ${type.small}
  white-space: nowrap;

  background: none;
  color: ${color.textPrimary};

  &[data-selected] {
    border-color: ${color.textPrimary};
    box-shadow: inset 0 0 0 0.5px ${color.textPrimary};

    ${media.forcedColors} {
      border: 2px solid Highlight;
    }
  }
  &:disabled {
    border-color: ${color.borderHairline};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:not(:disabled):hover {
      background: ${color.surfaceSunken};
    }
  }
  ${media.coarsePointer} {
    min-block-size: 44px;
  }
`

export const Root: ElementType = StyledRoot
