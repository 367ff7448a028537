import { styled } from 'styled-components'
import { color, space, type } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

export const Root = styled.form`
  display: grid;
  gap: ${space[4]};
  max-inline-size: 440px;

  > [data-part='track'] {
    justify-self: start;
  }
`

export const Failure = styled.p`
  display: flex;
  align-items: start;
  gap: ${space[2]};
  ${type.small}
  color: ${color.danger};
`

export const FailureIcon = styled(Icon)`
  flex: none;
  margin-block-start: 2px;
`
