import { styled } from 'styled-components'
import { media, space } from '../../tokens/index.ts'

/** Name and mobile share a line, then PIN code, city and state; on a phone each field has its own. */
export const Root = styled.div`
  display: grid;
  gap: 18px ${space[4]};
  align-items: start;

  ${media.medium} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > * {
      grid-column: span 6;
    }
    > :nth-child(-n + 2) {
      grid-column: span 3;
    }
    > :nth-last-child(-n + 3) {
      grid-column: span 2;
    }
  }
`
