import { styled } from 'styled-components'
import { color, media, space } from '../../tokens/index.ts'

export const Root = styled.section`
  padding-block: ${space.section};

  &[data-spacing='compact'] {
    padding-block: ${space[8]};
  }
  &[data-spacing='none'] {
    padding-block: 0;
  }
  &[data-ground='sunken'] {
    background: ${color.surfaceSunken};
  }
`

export const Header = styled.div`
  display: grid;
  gap: 14px;
  padding-block-start: ${space[5]};
  margin-block-end: 28px;

  ${media.medium} {
    grid-template-columns: 7fr 4fr;
    gap: ${space[9]};
    align-items: end;
    padding-block-start: 28px;
    margin-block-end: 40px;
  }
`
