import { styled } from 'styled-components'
import { color, type } from '../../tokens/index.ts'
import { controlRules } from '../Field/Field.styles.ts'

export const Control = styled.textarea`
  ${controlRules}
  padding-block: 12px;
  resize: vertical;
`

export const Counter = styled.p`
  ${type.small}
  font-variant-numeric: tabular-nums;

  color: ${color.textMuted};
`
