import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

export const Root = styled.ul`
  font-size: 0.9375rem;
  line-height: 1.45;
`

export const Item = styled.li`
  display: flex;
  align-items: start;
  gap: 14px;
  padding-block: 9px;
  color: ${color.textBody};
`

export const Sign = styled(Icon)`
  flex: none;
  margin-block-start: ${space[1]};
  color: ${color.textPrimary};
`
