import { styled } from 'styled-components'

/** Tall enough that the footer stays below the fold while a page loads. */
export const Root = styled.main`
  min-block-size: 70vh;

  &:focus {
    outline: none;
  }
`
