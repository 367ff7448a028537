import { styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import {
  color,
  layer,
  media,
  radius,
  shadow,
  space,
  tabularFigures,
  target,
  type,
} from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} 18px;
  border: 1px solid ${color.borderHairline};
  border-block-end: 0;

  background: ${color.surfaceRaised};
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
`

export const SearchForm = styled.form`
  flex: 1 1 220px;

  ${media.medium} {
    max-inline-size: 280px;
  }
`

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;

  ${media.medium} {
    margin-inline-start: auto;
  }
`

export const Summary = styled.p`
  margin-inline-end: ${space[2]};
  ${type.small}
  ${tabularFigures}

  color: ${color.textMuted};
`

export const PhoneSort = styled.div`
  ${media.medium} {
    display: none;
  }
`

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  ${type.small}
`

export const Trigger = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  max-inline-size: 240px;
  min-block-size: ${target.controlDense};
  padding-inline: 12px;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  ${type.small}
  font-weight: 480;

  background: ${color.surfaceRaised};
  color: ${color.textPrimary};

  &[data-set] {
    border-color: ${color.textPrimary};
  }
  ${media.hover} {
    &:hover {
      background: ${color.surfaceSunken};
    }
  }
  ${media.coarsePointer} {
    min-block-size: ${target.touch};
  }
`

export const Panel = styled.div`
  display: grid;
  gap: ${space[3]};
  z-index: ${layer.nav};
  min-inline-size: 220px;
  max-inline-size: min(360px, calc(100vw - 16px));
  max-block-size: var(--radix-popover-content-available-height);
  padding: ${space[3]} ${space[4]};
  overflow-y: auto;
  border-radius: ${radius.overlay};
  ${type.small}

  background: ${color.surfaceRaised};
  border: ${forcedBorder.edge};
  box-shadow: ${shadow.popover};
  color: ${color.textPrimary};
`

export const PanelForm = styled.form`
  display: grid;
  gap: ${space[3]};
`

export const PanelList = styled.ul`
  display: grid;
`

export const PanelPart = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.borderHairline};
`

export const PanelNote = styled.p`
  color: ${color.textMuted};
`

export const ColumnLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-columns: auto;
  grid-auto-flow: column;
  align-items: center;
`

export const ColumnButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: ${radius.control};

  &:hover {
    background: ${color.surfaceSunken};
  }
  &[aria-pressed='true'] {
    color: ${color.accentText};
  }
  &[aria-disabled='true'] {
    color: ${color.textDisabled};
  }
  ${media.coarsePointer} {
    inline-size: ${target.touch};
    block-size: ${target.touch};
  }
`

export const ViewButton = styled.button`
  min-block-size: 34px;
  text-align: start;
  overflow-wrap: anywhere;

  &[aria-current] {
    font-weight: 540;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
  ${media.coarsePointer} {
    min-block-size: ${target.touch};
  }
`
