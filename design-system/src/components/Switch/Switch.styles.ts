import { styled } from 'styled-components'
import { color, motion, radius } from '../../tokens/index.ts'

export const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  flex: none;
  inline-size: 40px;
  block-size: 24px;
  margin: 0;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.round};
  appearance: none;
  cursor: inherit;

  background: ${color.surfaceRaised};
  transition: background ${motion.quick} ${motion.easeOut};

  &::before {
    display: block;
    inline-size: 16px;
    block-size: 16px;
    margin: 3px;
    border-radius: ${radius.round};
    background: ${color.borderControl};
    transition: translate ${motion.quick} ${motion.easeOut};
    content: '';
  }
  &:checked {
    border-color: ${color.action};
    background: ${color.action};
  }
  &:checked::before {
    background: ${color.onAction};
    translate: 16px 0;
  }
  &:disabled {
    border-color: ${color.borderHairline};
    background: ${color.surfaceSunken};
  }
  &:disabled::before {
    background: ${color.textDisabled};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`
