import { styled } from 'styled-components'
import { color, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  ${type.small}
  color: ${color.textMuted};
`

export const Open = styled.p`
  color: ${color.textBody};
`
