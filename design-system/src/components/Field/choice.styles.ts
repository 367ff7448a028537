import { css } from 'styled-components'
import { color, media, type } from '../../tokens/index.ts'

/** The row of a checkbox, a radio button or a switch: the control, its words and what stands at the far end. */
export const choiceRow = css`
  position: relative;
  display: flex;
  align-items: center;
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

/** The control itself, which draws its own mark in place of the browser's. Size and radius are its own. */
export const choiceControl = css`
  flex: none;
  margin: 0;
  border: 1px solid ${color.borderControl};
  appearance: none;
  cursor: inherit;

  background: ${color.surfaceRaised};
`

/** A box or a circle of 18 px with its mark in the middle. */
export const choiceMarker = css`
  ${choiceControl}
  display: grid;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
`

/** After the rules for what is checked, which it overrides. Forced colours bring the browser's own mark back, alone. */
export const choiceStates = css`
  &:disabled {
    border-color: ${color.borderHairline};
    background: ${color.surfaceSunken};
  }
  ${media.forcedColors} {
    appearance: auto;

    &::before,
    &:checked::before,
    &:indeterminate::before {
      content: none;
    }
  }
`

/** At the far end of the row: a count, a price. */
export const choiceAside = css`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;

  color: ${color.textMuted};
`
