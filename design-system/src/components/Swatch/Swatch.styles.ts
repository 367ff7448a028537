import { styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { color, media, radius, type } from '../../tokens/index.ts'

export const Disc = styled.svg`
  inline-size: 100%;
  block-size: 100%;
`

export const Fill = styled.circle`
  stroke: ${color.borderControl};
  stroke-width: 1;
  stroke-opacity: 0.55;
  vector-effect: non-scaling-stroke;
`

export const Strike = styled.path`
  stroke: ${color.surfacePage};
  stroke-width: 3;
  outline: none;
`

export const Ring = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 5px;
  border-radius: ${radius.round};

  &[data-selected] {
    border: 2px ${forcedBorder.mark};
    box-shadow: inset 0 0 0 1.5px ${color.textPrimary};
  }
`

export const PickerRoot = styled.fieldset`
  display: grid;
  gap: 8px;
`

export const Legend = styled.legend`
  margin-block-end: 8px;
  ${type.small}

  color: ${color.textMuted};
`

export const Chosen = styled.span`
  font-weight: 500;

  color: ${color.textPrimary};
`

export const Discs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: -6px;
`

export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 6px;
  border-radius: ${radius.round};
  cursor: pointer;

  &:has(:checked) {
    border: 2px ${forcedBorder.mark};
    box-shadow: inset 0 0 0 1.5px ${color.textPrimary};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.hover} {
    &:hover:not(:has(:checked)) {
      box-shadow: inset 0 0 0 1px ${color.borderControl};
    }
  }
`

export const Control = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`
