import { styled } from 'styled-components'
import { controlRules, Frame as FieldFrame } from '../Field/Field.styles.ts'
import { color } from '../../tokens/index.ts'

export const Frame = styled(FieldFrame)`
  position: relative;

  svg {
    position: absolute;
    inset-inline-end: 14px;
    pointer-events: none;
  }
`

export const Control = styled.select`
  ${controlRules}
  padding-inline-end: 40px;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  option {
    background: ${color.surfaceRaised};
    color: ${color.textPrimary};
  }
`
