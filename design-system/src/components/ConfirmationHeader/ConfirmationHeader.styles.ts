import { styled } from 'styled-components'
import { color, space, tabularFigures, type } from '../../tokens/index.ts'

export const OrderNumber = styled.p`
  margin-block: ${space[6]} ${space[2]};
  ${tabularFigures}
  color: ${color.textMuted};
`

export const Title = styled.h1`
  ${type.display2}
  text-wrap: balance;
  overflow-wrap: break-word;
`

export const Lead = styled.p`
  margin-block-start: ${space[4]};
  ${type.lead}
  color: ${color.textBody};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: ${space[6]};
`
