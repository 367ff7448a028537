import { styled } from 'styled-components'
import { color, radius } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

export const Stars = styled.div`
  display: flex;
  inline-size: max-content;
  margin-inline-start: -10px;
`

export const StarShape = styled(Icon)`
  fill: none;
  color: ${color.borderControl};
`

/** A star is lit when it or one after it is chosen. */
export const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius.control};
  cursor: pointer;

  &:has(:checked) ${StarShape}, &:has(~ [data-star] :checked) ${StarShape} {
    fill: currentColor;
    color: ${color.textPrimary};
  }
  &:hover ${StarShape} {
    color: ${color.textPrimary};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

/** Over the whole star, so that a finger hits it. The star draws what is chosen. */
export const Choice = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`
