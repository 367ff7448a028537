import { styled } from 'styled-components'
import { color } from '../../tokens/index.ts'
import { choiceAside, choiceMarker, choiceRow, choiceStates } from '../Field/choice.styles.ts'

export const Root = styled.div`
  display: grid;
  gap: 4px;
`

export const Row = styled.label`
  gap: 12px;
  min-block-size: 34px;

  &[data-bare] {
    min-inline-size: 24px;
    min-block-size: 24px;
  }
  &[data-covered] {
    grid-area: 1 / 1;
    visibility: hidden;
  }
  ${choiceRow}
`

export const StandIn = styled.div`
  grid-area: 1 / 1;
  align-self: center;
`

export const Box = styled.input`
  ${choiceMarker}
  border-radius: 1px;

  &:is(:checked, :indeterminate) {
    border-color: ${color.action};
    background: ${color.action};
  }
  &:checked::before {
    inline-size: 11px;
    block-size: 6px;
    margin-block-start: -3px;
    border: solid ${color.onAction};
    border-width: 0 0 1.5px 1.5px;
    rotate: -45deg;
    content: '';
  }
  &:indeterminate::before {
    inline-size: 10px;
    block-size: 1.5px;
    margin: 0;
    border: 0;
    rotate: none;
    background: ${color.onAction};
    content: '';
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  ${choiceStates}
  &:disabled:checked::before {
    border-color: ${color.textDisabled};
  }
`

export const Aside = styled.span`
  ${choiceAside}
  font-size: 0.84375rem;
`
