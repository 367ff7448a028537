import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.ts'

export const Comparison = styled.div`
  min-inline-size: 0;
  margin-block: ${space[2]} ${space[3]};
  border: 1px solid ${color.borderHairline};
`
