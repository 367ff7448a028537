import { styled } from 'styled-components'
import { color, target } from '../../tokens/index.ts'

export const Composer = styled.form`
  display: flex;
  gap: 8px;
  align-items: flex-end;
  padding-block: 10px max(10px, env(safe-area-inset-bottom));
  padding-inline: 20px 10px;
  border-block-start: 1px solid ${color.borderHairline};

  &:focus-within {
    border-color: ${color.textPrimary};
  }
`

export const MessageField = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${target.touch};
  max-block-size: 132px;
  padding: 11px 0;
  border: 0;
  font-size: 1rem;
  line-height: 22px;
  resize: none;
  field-sizing: content;

  background: none;
  color: ${color.textPrimary};

  /* The rule above darkens, and the caret stands: a ring around the bare text would say no more. */
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`
