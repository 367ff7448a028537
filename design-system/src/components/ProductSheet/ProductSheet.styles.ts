import { styled } from 'styled-components'
import { color, media, space } from '../../tokens/index.ts'

/** What a card needs with its letters as large as they are: two of them fit on a phone, one where letters are twice as large. */
const cardMinimum = '8.5rem'

export const Root = styled.ul`
  container-type: inline-size;
  display: grid;
  /* Two at most: a third would not fit beside two of 34 %. */
  grid-template-columns: repeat(auto-fill, minmax(max(${cardMinimum}, 34%), 1fr));
  margin-inline: calc(${space.gutter} * -1);

  ${media.medium} {
    margin-inline: 0;

    &[data-edge] {
      border-inline-start: 1px solid ${color.borderHairline};
    }
  }
  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`

export const Cell = styled.li`
  border-block-end: 1px solid ${color.borderHairline};
  border-inline-end: 1px solid ${color.borderHairline};

  ${media.mobile} {
    &:nth-child(2n) {
      border-inline-end: 0;
    }
    @container (inline-size < calc(2 * ${cardMinimum})) {
      border-inline-end: 0;
    }
  }
`

export const SkeletonCell = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} ${space[3]} ${space[7]};

  ${media.medium} {
    padding: ${space[5]} ${space[6]} ${space[8]};
  }
`
