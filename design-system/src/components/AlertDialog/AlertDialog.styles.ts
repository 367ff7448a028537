import * as Primitive from 'radix-ui/alert-dialog'
import { styled } from 'styled-components'
import { windowRules } from '../Dialog/Dialog.styles.ts'
import { color, space, type } from '../../tokens/index.ts'

export const Content = styled(Primitive.Content)`
  ${windowRules}
  gap: ${space[3]};
  padding: ${space[6]};
`

export const Title = styled(Primitive.Title)`
  ${type.h2}
  text-wrap: balance;
`

export const Description = styled(Primitive.Description)`
  ${type.body}

  color: ${color.textBody};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: flex-end;
  margin-block-start: ${space[4]};
`
