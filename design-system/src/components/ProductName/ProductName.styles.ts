import { styled } from 'styled-components'
import { color } from '../../tokens/index.ts'

/** Offsets are in ch, the width of a figure, because the marks must follow the font's width as well as its size. */
export const Root = styled.span`
  position: relative;

  /* The marked names are written from left to right in every document. */
  &[data-note] {
    direction: ltr;
  }
  &[data-note]::after {
    content: '';
    position: absolute;
    background: ${color.accent};
  }
  &[data-note='komal']::after {
    inset-block-start: 1.04em;
    inset-inline-start: 0.08ch;
    inline-size: 1ch;
    block-size: max(1.5px, 0.055em);
  }
  &[data-note='tivra']::after {
    inset-block-start: -0.02em;
    inset-inline-start: 0.48ch;
    inline-size: max(1.5px, 0.06em);
    block-size: max(4px, 0.2em);
  }
`
