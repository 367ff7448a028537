import { styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { color, space, target } from '../../tokens/index.ts'

export const Root = styled.div`
  display: flex;
  gap: ${space[1]};
  font-size: 0.84375rem;

  @media (scripting: none) {
    && {
      display: none;
    }
  }
`

export const Choice = styled.button`
  min-block-size: ${target.minimum};
  padding: 4px ${space[2]};
  color: ${color.textMuted};
  font-stretch: 104%;
  white-space: nowrap;

  &:hover {
    color: ${color.textPrimary};
  }
  &[aria-pressed='true'] {
    border-block-end: 1.5px ${forcedBorder.mark};
    box-shadow: inset 0 -1.5px 0 ${color.accent};
    color: ${color.textPrimary};
  }
`
