import { styled } from 'styled-components'
import { color, media, space, type } from '../../design-system/src/tokens/index.ts'

/** What is explained at the left, in rows; below 768 px it stands above its explanation. */
export const Terms = styled.dl`
  margin: 0;
  border-block-start: 1px solid ${color.borderHairline};
  ${type.body}

  & > div {
    display: grid;
    gap: ${space[1]} ${space[6]};
    border-block-end: 1px solid ${color.borderHairline};
    padding-block: ${space[3]};
  }

  & dt {
    color: ${color.textPrimary};
  }

  & dd {
    max-inline-size: 62ch;
    margin: 0;
    color: ${color.textBody};
  }

  ${media.medium} {
    & > div {
      grid-template-columns: 200px minmax(0, 1fr);
    }
  }
`
