import { styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { color, layer, media, radius, shadow, space, target, type } from '../../tokens/index.ts'

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 32px;
  min-block-size: 32px;
  border-radius: ${radius.control};

  color: ${color.textPrimary};

  &:hover,
  &[data-state='open'] {
    background: ${color.surfaceSunken};
  }
  ${media.coarsePointer} {
    min-inline-size: ${target.touch};
    min-block-size: ${target.touch};
  }
`

export const Panel = styled.div`
  z-index: ${layer.nav};
  min-inline-size: 184px;
  max-inline-size: min(320px, 90vw);
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  padding-block: ${space[2]};
  overflow-y: auto;
  border-radius: ${radius.overlay};
  ${type.small}

  background: ${color.surfaceRaised};
  border: ${forcedBorder.edge};
  box-shadow: ${shadow.popover};
  color: ${color.textPrimary};
`

export const Item = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${target.controlDense};
  padding-inline: ${space[4]};
  cursor: pointer;
  outline: none;

  &[data-destructive] {
    color: ${color.danger};
  }
  &[data-highlighted] {
    background: ${color.surfaceSunken};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: default;
  }
  ${media.coarsePointer} {
    min-block-size: ${target.touch};
  }
`

export const Divider = styled.div`
  margin-block: ${space[2]};
  border-block-start: 1px solid ${color.borderHairline};
`
