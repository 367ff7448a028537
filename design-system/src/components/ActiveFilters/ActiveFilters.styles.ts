import { styled } from 'styled-components'
import { space, type } from '../../tokens/index.ts'

export const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  ${type.small}
`
