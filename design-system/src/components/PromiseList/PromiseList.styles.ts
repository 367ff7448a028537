import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.ts'

export const Root = styled.ul`
  font-size: 15px;
  line-height: 1.45;

  li {
    display: flex;
    align-items: start;
    gap: 14px;
    padding-block: 9px;
    color: ${color.textBody};
  }
  svg {
    flex: none;
    margin-block-start: ${space[1]};
    color: ${color.textPrimary};
  }
`
