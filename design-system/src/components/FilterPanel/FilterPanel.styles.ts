import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Legend, Options } from '../RadioGroup/RadioGroup.styles.ts'

export const Root = styled.form`
  display: grid;
`

export const Group = styled.div`
  padding-block: 18px;
  border-block-end: 1px solid ${color.borderHairline};

  &:first-of-type {
    padding-block-start: 0;
  }
  /* A floated legend lies inside the padding; any other straddles the edge. */
  ${Legend} {
    float: inline-start;
    inline-size: 100%;
  }
  ${Options} {
    clear: both;
  }
`

export const Choices = styled.div`
  clear: both;
`

export const Range = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  padding-block-start: ${space[3]};
`

export const Apply = styled.div`
  grid-column: 1 / -1;
`

export const InStock = styled(Checkbox)`
  padding-block-start: ${space[3]};
`

/** With scripts every choice counts at once. */
export const Actions = styled.div`
  padding-block-start: ${space[3]};

  @media (scripting: enabled) {
    display: none;
  }
`
