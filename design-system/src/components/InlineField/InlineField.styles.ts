import { styled } from 'styled-components'
import { color, space, target, type } from '../../tokens/index.ts'

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  border-block-end: 1px solid ${color.borderControl};

  &:focus-within {
    border-color: ${color.textPrimary};
  }
  &[data-invalid] {
    border-color: ${color.danger};
    box-shadow: 0 1px 0 ${color.danger};
  }
`

export const Input = styled.input`
  flex: 1;
  /* A share of the line, however large its letters are: an input asks for the room of twenty of them. */
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${target.control};
  padding: 0;
  border: 0;
  background: none;
  font-size: 1rem;

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`

export const ActionRoot = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${target.touch};
  padding-inline: ${space[3]} ${space[1]};
  ${type.ui}
  font-weight: 520;
  white-space: nowrap;

  &:hover {
    color: ${color.accentText};
  }
`
