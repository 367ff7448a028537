import { styled } from 'styled-components'
import { color, type } from '../../tokens/index.ts'

/** As tall with the thank-you as with the field, so that nothing below it moves. */
export const Root = styled.form`
  min-block-size: 112px;

  @media (scripting: none) {
    display: none;
  }
`

/** There from the start, and empty, so that screen readers say what comes into it. */
export const Thanks = styled.p`
  &:not(:empty) {
    display: flex;
    align-items: end;
    min-block-size: 70px;
    padding-block-end: 12px;
    border-block-end: 1px solid ${color.textPrimary};
    ${type.lead}
    color: ${color.textPrimary};
  }
`
