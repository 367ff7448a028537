import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.ts'

export const Root = styled.form`
  display: grid;

  > fieldset {
    padding-block: 18px;
    border-block-end: 1px solid ${color.borderHairline};
  }
  > fieldset:first-of-type {
    padding-block-start: 0;
  }
  > div {
    padding-block-start: ${space[3]};
  }
`

/** With scripts every choice counts at once. */
export const Actions = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`
