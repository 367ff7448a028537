import { styled } from 'styled-components'
import { color, media, radius, space, type } from '../../tokens/index.ts'

export const Root = styled.fieldset`
  position: relative;
  display: grid;
  gap: 6px;
`

export const Legend = styled.legend`
  margin-block-end: 6px;
  ${type.small}
  font-size: 14.5px;
  font-weight: 480;

  color: ${color.textPrimary};
`

export const Row = styled.label`
  position: relative;
  display: flex;
  gap: 14px;
  align-items: center;
  min-block-size: 36px;
  ${type.ui}
  font-weight: 420;
  cursor: pointer;

  color: ${color.textPrimary};

  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.coarsePointer} {
    min-block-size: 44px;
  }
`

export const Options = styled.div`
  &[data-variant='cards'] {
    border: 1px solid ${color.borderHairline};
    background: ${color.surfaceRaised};
  }
  &[data-variant='cards'] > ${Row} {
    min-block-size: 60px;
    padding: ${space[2]} 18px;
    font-size: 16px;
  }
  &[data-variant='cards'] > ${Row} + ${Row} {
    border-block-start: 1px solid ${color.borderHairline};
  }
  &[data-variant='cards'] > ${Row}:has(:checked) {
    box-shadow: inset 3px 0 0 ${color.borderStrong};
  }
`

export const Circle = styled.input`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.round};
  appearance: none;
  cursor: inherit;

  background: ${color.surfaceRaised};

  &:checked {
    border-color: ${color.textPrimary};
  }
  &:checked::before {
    inline-size: 10px;
    block-size: 10px;
    border-radius: ${radius.round};
    background: ${color.textPrimary};
    content: '';
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    border-color: ${color.borderHairline};
    background: ${color.surfaceSunken};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`

export const Description = styled.span`
  display: block;
  ${type.small}

  color: ${color.textMuted};
`

export const Aside = styled.span`
  margin-inline-start: auto;
  ${type.small}
  font-variant-numeric: tabular-nums;
  text-align: end;

  color: ${color.textMuted};
`
