import { styled } from 'styled-components'
import { color, space, tabularFigures, type } from '../../tokens/index.ts'

export const Root = styled.div`
  svg + p {
    margin-block: ${space[6]} ${space[2]};
    ${tabularFigures}
    color: ${color.textMuted};
  }
  h1 {
    ${type.display2}
    text-wrap: balance;
  }
  h1 + p {
    margin-block-start: ${space[4]};
    ${type.lead}
    color: ${color.textBody};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
    margin-block-start: ${space[6]};
  }
`
