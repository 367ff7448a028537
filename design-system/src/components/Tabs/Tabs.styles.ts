import * as Primitive from 'radix-ui/tabs'
import { styled } from 'styled-components'
import { drawnAsCurrent } from '../../foundations/marks.ts'
import { color, media, type } from '../../tokens/index.ts'

export const List = styled(Primitive.List)`
  display: flex;
  gap: 22px;
  margin-block-end: 20px;
  overflow-x: auto;
  border-block-end: 1px solid ${color.borderHairline};
`

export const Trigger = styled(Primitive.Trigger)`
  position: relative;
  display: inline-flex;
  flex: none;
  gap: 8px;
  align-items: center;
  min-block-size: 44px;
  ${type.ui}
  white-space: nowrap;

  color: ${color.textMuted};

  &[data-state='active'] {
    color: ${color.textPrimary};
  }
  &[data-state='active']::after {
    position: absolute;
    inset: auto 0 0;
    block-size: 2px;
    background: ${color.textPrimary};
    content: '';
    ${drawnAsCurrent}
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:not(:disabled):hover {
      color: ${color.textPrimary};
    }
  }
`

export const Count = styled.span`
  font-size: 0.78125rem;
  font-variant-numeric: tabular-nums;

  color: ${color.textMuted};
`
