import { styled } from 'styled-components'
import { inlineSign } from '../../foundations/direction.ts'
import { color, motion, radius } from '../../tokens/index.ts'
import { choiceControl, choiceStates } from '../Field/choice.styles.ts'

export const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  ${choiceControl}
  inline-size: 40px;
  block-size: 24px;
  border-radius: ${radius.round};

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
    translate: calc(16px * ${inlineSign}) 0;
  }
  ${choiceStates}
  &:disabled::before {
    background: ${color.textDisabled};
  }
`
