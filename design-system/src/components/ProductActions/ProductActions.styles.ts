import { styled } from 'styled-components'
import { color, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};

  /* Each of them needs a script. */
  @media (scripting: none) {
    display: none;
  }
`

export const Said = styled.p`
  flex-basis: 100%;
  ${type.small}
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`
