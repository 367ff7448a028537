import { styled } from 'styled-components'
import { color, layer, radius, shadow, space, target, type } from '../../tokens/index.ts'

export const Root = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  border-block-end: 1px solid ${color.borderControl};
  ${type.ui}
  font-weight: 420;
  color: ${color.textMuted};

  &:focus-within {
    border-color: ${color.textPrimary};
  }
  > svg {
    flex: none;
  }
  input {
    inline-size: 100%;
    min-inline-size: 0;
    block-size: ${target.touch};
    padding: 0;
    border: 0;
    text-overflow: ellipsis;
    background: none;
    color: ${color.textPrimary};
    appearance: none;
  }
  input::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
`

export const List = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 1px);
  inset-inline: 0;
  z-index: ${layer.nav};
  min-inline-size: min(340px, 85vw);
  max-block-size: 70vh;
  overflow: auto;
  padding-block: ${space[2]};
  border-radius: ${radius.overlay};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.popover};
  color: ${color.textPrimary};

  p:not(:empty) {
    padding: ${space[3]} ${space[4]};
    color: ${color.textMuted};
  }
  a {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    min-block-size: ${target.touch};
    padding: 6px ${space[4]};
    font-variant-numeric: tabular-nums;
  }
  a:not(:has(span)) {
    grid-template-columns: 1fr;
    text-decoration: underline;
    text-decoration-color: ${color.borderControl};
    text-underline-offset: 4px;
  }
  a:hover,
  a[aria-selected='true'] {
    background: ${color.surfaceSunken};
  }
  a[aria-selected='true'] {
    box-shadow: inset 2px 0 0 ${color.accent};
  }
  img,
  a > span:first-child:not(:only-child) {
    inline-size: 44px;
    block-size: 44px;
    background-color: ${color.surfaceStage};
  }
  span:last-child {
    text-align: end;
  }
  small {
    display: block;
    ${type.micro}
    color: ${color.textMuted};
  }
`
