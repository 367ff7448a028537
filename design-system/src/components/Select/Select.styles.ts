import { styled } from 'styled-components'
import { controlRules, Frame as FieldFrame } from '../Field/Field.styles.ts'
import { Icon } from '../Icon/Icon.tsx'
import { color } from '../../tokens/index.ts'

export const Frame = styled(FieldFrame)`
  position: relative;
`

export const Chevron = styled(Icon)`
  position: absolute;
  inset-inline-end: 14px;
  pointer-events: none;

  [data-dense] > & {
    inset-inline-end: 8px;
  }
`

export const Control = styled.select`
  ${controlRules}
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  /* Room for the chevron. */
  padding-inline-end: 40px;
  [data-dense] > && {
    padding-inline-end: 30px;
  }

  /* Options are the caller's elements, and browsers style nothing of them but this. */
  option {
    background: ${color.surfaceRaised};
    color: ${color.textPrimary};
  }
`
