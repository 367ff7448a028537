import { styled } from 'styled-components'
import { color, space, type } from '../../tokens/index.ts'

export const Root = styled.form`
  display: grid;
  gap: ${space[4]};
  max-inline-size: 440px;

  p[role='alert'] {
    display: flex;
    align-items: start;
    gap: ${space[2]};
    ${type.small}
    color: ${color.danger};
  }
  p svg {
    flex: none;
    margin-block-start: 2px;
  }
  > button {
    justify-self: start;
  }
`
