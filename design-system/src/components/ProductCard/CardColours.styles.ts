import { css, styled } from 'styled-components'
import { color, layer, media, radius, type } from '../../tokens/index.ts'

/** The name's link covers the cell: what can be pressed lies above it. */
export const aboveNameLink = css`
  position: relative;
  z-index: ${layer.raised};
`

export const ColourRoot = styled.div`
  inline-size: fit-content;
  max-inline-size: 100%;
`

/** Targets of 36 by 44 px with no gap between them: four fit into a card of a phone. */
export const Discs = styled.div`
  ${aboveNameLink}
  display: flex;
  flex-wrap: wrap;
  inline-size: fit-content;
  margin-inline-start: -8px;
`

export const ColourChoice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 44px;
  cursor: pointer;

  &:has(:focus-visible) {
    border-radius: ${radius.control};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

export const ColourControl = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`

export const Ring = styled.span`
  display: grid;
  inline-size: 20px;
  block-size: 20px;
  border-radius: ${radius.round};
  /* No transparent one: forced colours would show it. */
  outline: 0 solid ${color.textPrimary};
  outline-offset: 3px;

  ${ColourControl}:checked ~ & {
    outline-width: 1.5px;
  }
  ${media.hover} {
    ${ColourControl}:hover:not(:checked) ~ & {
      outline: 1.5px solid ${color.borderControl};
    }
  }
`

export const ColourName = styled.p`
  margin-block-start: -2px;
  ${type.small}

  color: ${color.textMuted};
`
