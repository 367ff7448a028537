import { css } from 'styled-components'
import { color } from '../tokens/index.ts'

/** A link or a button inside a list of facts: underlined thinly, in the accent under a pointer. */
export const underlined = css`
  text-decoration: underline;
  text-decoration-color: ${color.borderControl};
  text-underline-offset: 4px;

  &:hover {
    color: ${color.accentText};
    text-decoration-color: ${color.accent};
  }
`
