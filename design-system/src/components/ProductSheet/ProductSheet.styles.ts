import { styled } from 'styled-components'
import { color, media, space } from '../../tokens/index.ts'

export const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
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
