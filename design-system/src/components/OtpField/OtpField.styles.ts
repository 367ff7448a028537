import { styled } from 'styled-components'
import { controlRules } from '../Field/Field.styles.ts'

export const Control = styled.input`
  ${controlRules}
  min-block-size: 54px;
  font-size: 1.5rem;
  font-stretch: 112%;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.4em;
`
