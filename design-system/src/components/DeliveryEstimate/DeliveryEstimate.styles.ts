import { styled } from 'styled-components'
import { color, space, type } from '../../tokens/index.ts'

export const Root = styled.form`
  display: grid;
  gap: ${space[2]};
`

export const Result = styled.div`
  ${type.small}
  color: ${color.textMuted};
`

export const Arrival = styled.strong`
  ${type.ui}
  color: ${color.textPrimary};
`
