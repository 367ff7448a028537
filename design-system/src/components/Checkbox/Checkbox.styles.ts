import { styled } from 'styled-components'
import { color, media, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  gap: 4px;
`

export const Row = styled.label`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  min-block-size: 34px;
  ${type.ui}
  font-weight: 420;
  cursor: pointer;

  color: ${color.textPrimary};

  &[data-bare] {
    min-inline-size: 24px;
    min-block-size: 24px;
  }
  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.coarsePointer} {
    min-block-size: 44px;
  }
`

export const Box = styled.input`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
  border: 1px solid ${color.borderControl};
  border-radius: 1px;
  appearance: none;
  cursor: inherit;

  background: ${color.surfaceRaised};

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
  &:disabled {
    border-color: ${color.borderHairline};
    background: ${color.surfaceSunken};
  }
  &:disabled:checked::before {
    border-color: ${color.textDisabled};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`

export const Aside = styled.span`
  margin-inline-start: auto;
  font-size: 13.5px;
  font-variant-numeric: tabular-nums;

  color: ${color.textMuted};
`
