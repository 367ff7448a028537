import { styled } from 'styled-components'
import { color } from '../../tokens/index.ts'

export const Root = styled.svg`
  inline-size: 100%;
  block-size: auto;
  max-inline-size: none;
  overflow: visible;

  color: ${color.textPrimary};

  [data-part='string-to-left'] {
    display: none;
  }
  /* The string to the right belongs to the path of the letters: there it is cut off behind the last of them. */
  [dir='rtl'] &[data-extended] {
    clip-path: inset(-200vmax 0 -200vmax -200vmax);

    [data-part='string-to-left'] {
      display: inline;
    }
  }
`
