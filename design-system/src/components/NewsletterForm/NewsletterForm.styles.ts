import { styled } from 'styled-components'
import { color, space, target, type } from '../../tokens/index.ts'

/** As tall with the thank-you as with the field, so that nothing below it moves. */
export const Root = styled.form`
  min-block-size: 108px;

  p:not(:empty) {
    display: flex;
    align-items: center;
    min-block-size: 53.5px;
    border-block-end: 1.5px solid ${color.textPrimary};
    ${type.lead}
    color: ${color.textPrimary};
  }
  label {
    ${type.small}
    color: ${color.textMuted};
  }
  div {
    display: flex;
    align-items: center;
    border-block-end: 1.5px solid ${color.textPrimary};
  }
  div:has([aria-invalid]) {
    border-color: ${color.danger};
  }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 52px;
    padding: 0;
    border: 0;
    background: none;
    font-size: 17px;
  }
  input::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  button {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${target.touch};
    padding-inline: ${space[4]} ${space[1]};
    ${type.ui}
    font-weight: 520;
    white-space: nowrap;
  }
  button:hover {
    color: ${color.accentText};
  }
  small {
    display: block;
    margin-block-start: ${space[3]};
    ${type.small}
    color: ${color.textMuted};
  }
  [role='alert'] {
    color: ${color.danger};
  }
  @media (scripting: none) {
    display: none;
  }
`
