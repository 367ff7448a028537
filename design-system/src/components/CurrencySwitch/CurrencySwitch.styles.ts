import { styled } from 'styled-components'
import { color, space, target } from '../../tokens/index.ts'

export const Root = styled.div`
  display: flex;
  gap: ${space[1]};
  font-size: 13.5px;

  button {
    min-block-size: ${target.minimum};
    padding: 4px ${space[2]};
    color: ${color.textMuted};
    font-stretch: 104%;
    white-space: nowrap;
  }
  button:hover {
    color: ${color.textPrimary};
  }
  button[aria-pressed='true'] {
    color: ${color.textPrimary};
    box-shadow: inset 0 -1.5px 0 ${color.accent};
  }
  @media (scripting: none) {
    && {
      display: none;
    }
  }
`
