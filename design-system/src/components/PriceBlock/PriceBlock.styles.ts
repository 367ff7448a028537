import { styled } from 'styled-components'
import { color, type } from '../../tokens/index.ts'

export const Note = styled.p`
  margin-block-start: 2px;
  ${type.small}
  color: ${color.textMuted};
`
