import { styled } from 'styled-components'
import { color, media, space } from '../../tokens/index.ts'

export const Root = styled.div`
  ${media.medium} {
    display: grid;
    grid-template-columns: 200px minmax(0, 1fr);
    border-block-start: 1px solid ${color.borderStrong};

    > :first-child {
      grid-area: 1 / 2;
    }
  }
  ${media.large} {
    grid-template-columns: 248px minmax(0, 1fr);
  }
`

export const Bar = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[3]};
  padding-block-end: ${space[3]};

  ${media.medium} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    min-block-size: 64px;
    padding-block: ${space[2]};
    padding-inline-start: ${space[6]};
    border-block-end: 1px solid ${color.borderHairline};
    border-inline-start: 1px solid ${color.borderHairline};
  }
`

/** On a phone with scripts the same panel is in the drawer. */
export const Filters = styled.aside`
  padding-block: ${space[6]} ${space[8]};

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
