import { styled } from 'styled-components'
import { color, media, space } from '../../tokens/index.ts'

export const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  align-items: center;
  padding-block: ${space[4]};
  border-block-end: 1px solid ${color.borderHairline};

  ${media.print} {
    display: none;
  }
`
