import { styled } from 'styled-components'
import { color, space, type } from '../../tokens/index.ts'

export const Root = styled.section`
  border-block-start: 1px solid ${color.borderStrong};

  h2 {
    padding-block: 18px 10px;
    ${type.h3}
  }
  > span[aria-hidden] {
    margin-block: ${space[4]};
  }
`

export const Note = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-block: ${space[1]} 18px;
  ${type.small}
  color: ${color.textMuted};

  a + &,
  button + &,
  form + & {
    margin-block-start: 14px;
  }
`
