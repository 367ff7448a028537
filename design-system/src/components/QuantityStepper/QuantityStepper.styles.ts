import { styled } from 'styled-components'
import { color, media, radius } from '../../tokens/index.ts'

export const Root = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};

  color: ${color.textPrimary};
`

export const Step = styled.button`
  display: grid;
  place-items: center;
  align-self: stretch;
  inline-size: 44px;

  /* The number itself can be typed and sent. */
  @media (scripting: none) {
    display: none;
  }
  &[aria-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:not([aria-disabled]):hover {
      background: ${color.surfaceSunken};
    }
  }
  [data-size='small'] > & {
    inline-size: 36px;
  }
  ${media.coarsePointer} {
    [data-size='small'] > & {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`

export const Figure = styled.input`
  flex: auto;
  inline-size: 2.125rem;
  block-size: 2.875rem;
  padding: 0;
  border: 0;
  appearance: textfield;
  font-size: 1rem;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-align: center;

  background: none;

  &::-webkit-inner-spin-button {
    appearance: none;
  }
  &:disabled {
    color: ${color.textDisabled};
  }
  [data-size='small'] > & {
    block-size: 2.125rem;
  }
`
