import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.ts'

export const Marks = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-block-end: ${space[2]};
`

export const Address = styled.address`
  display: grid;
  line-height: 1.5;
  overflow-wrap: anywhere;
  color: ${color.textBody};
`

export const Name = styled.strong`
  font-weight: 520;
  color: ${color.textPrimary};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[3]};
`
