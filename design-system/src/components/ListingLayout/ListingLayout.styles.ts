import { styled } from 'styled-components'
import { color, media, space } from '../../tokens/index.ts'

export const Root = styled.div`
  ${media.mobile} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
  ${media.medium} {
    display: grid;
    grid-template-columns: 200px minmax(0, 1fr);
    border-block-start: 1px solid ${color.borderStrong};
  }
  ${media.large} {
    grid-template-columns: 248px minmax(0, 1fr);
  }
`

export const Listing = styled.div`
  ${media.medium} {
    grid-area: 1 / 2;
  }
`

/** On a phone the order sticks to the top of the whole listing, so this box is not there. */
export const Bar = styled.div`
  display: contents;

  ${media.medium} {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-block-size: 64px;
    padding-block: ${space[2]};
    padding-inline-start: ${space[6]};
    border-block-end: 1px solid ${color.borderHairline};
    border-inline-start: 1px solid ${color.borderHairline};
  }
`

/** On a phone it must not be a box either, for the same reason. */
export const SortPlace = styled.div`
  display: contents;

  ${media.medium} {
    display: block;
    flex: none;
    margin-inline-start: auto;
  }
`

export const ActivePlace = styled.div`
  &:not(:empty) {
    padding-block: ${space[3]};
  }
  ${media.medium} {
    && {
      padding-block: 0;
    }
  }
`

/** Clear of the cards' last line, and level with their pictures. */
export const PagerPlace = styled.div`
  padding-block-start: ${space[4]};

  ${media.medium} {
    padding-inline-start: ${space[6]};
  }
`

/** On a phone the same panel is in the drawer; without scripts it is below the products. */
export const Filters = styled.aside`
  padding-block: ${space[6]} ${space[8]};

  ${media.mobile} {
    order: 1;
  }
  @media (scripting: enabled) {
    ${media.mobile} {
      display: none;
    }
  }
  ${media.medium} {
    grid-area: 1 / 1;
    padding-inline-end: ${space[5]};
  }
  ${media.large} {
    padding-inline-end: ${space[7]};
  }
`
