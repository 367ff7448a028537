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
  /* A floated legend lies inside the padding; any other straddles the edge. */
  legend {
    float: inline-start;
    inline-size: 100%;
  }
  legend + * {
    clear: both;
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
