import { styled } from 'styled-components'
import { color, type } from '../../tokens/index.ts'

export const Root = styled.div`
  p {
    margin-block-start: 2px;
    ${type.small}
    color: ${color.textMuted};
  }
`
