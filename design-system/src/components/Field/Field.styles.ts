import { styled } from 'styled-components'
import { color, radius, target, type } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

export const Root = styled.div`
  position: relative;
  display: grid;
  gap: 6px;
  align-content: start;
  min-inline-size: 0;
`

export const Label = styled.label`
  ${type.small}
  font-size: 0.90625rem;
  font-weight: 480;

  color: ${color.textPrimary};
`

export const Optional = styled.span`
  font-weight: 400;

  color: ${color.textMuted};
`

export const Hint = styled.p`
  ${type.small}

  color: ${color.textMuted};
`

export const Message = styled.p`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  ${type.small}

  color: ${color.danger};
`

export const MessageIcon = styled(Icon)`
  margin-block-start: 2px;
`

/**
 * Edge and ground of a control; whatever is inside (prefix, input, button) sits in a row. The control itself is marked
 * `data-part="control"`: its focus ring is drawn around the frame.
 */
export const Frame = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${target.control};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};

  background: ${color.surfaceRaised};

  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:has(:disabled) {
    border-color: ${color.borderHairline};
    background: ${color.surfaceSunken};
  }
  @supports selector(:has(*)) {
    &:has([data-part='control']:focus-visible) {
      outline: 2px solid ${color.focus};
      outline-offset: 2px;
    }
    [data-part='control']:focus-visible {
      outline: none;
    }
  }
  &[data-dense] {
    min-block-size: ${target.controlDense};
  }
`

/** Shared by inputs, text areas and selects: 16 px, so that iOS does not zoom in. */
export const controlRules = `
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  min-block-size: 46px;
  padding-inline: 14px;
  border: 0;
  font-size: 1rem;
  line-height: 1.4;
  background: none;
  color: ${color.textPrimary};

  &::placeholder {
    opacity: 1;
    color: ${color.textMuted};
  }
  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  [data-dense] > & {
    min-block-size: 34px;
    padding-inline: 10px;
    font-size: 0.875rem;
  }
`

export const Affix = styled.span`
  flex: none;
  padding-inline-start: 14px;
  ${type.body}
  font-size: 1rem;

  color: ${color.textMuted};

  &[data-side='end'] {
    padding-inline: 0 14px;
  }
`

/** `:where`, so that a dense field keeps its own padding. */
export const Input = styled.input`
  ${controlRules}

  :where(${Affix}) + & {
    padding-inline-start: 8px;
  }
`
