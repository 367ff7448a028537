import { css, styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { color, layer, motion, radius, shadow, space, target, type } from '../../tokens/index.ts'

const belowRing = '6px'

export const Root = styled.details`
  position: relative;
`

export const Trigger = styled.summary`
  display: flex;
  align-items: center;
  gap: 6px;
  block-size: 100%;
  min-block-size: ${target.touch};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`

/** The arrow beside the trigger's text: it turns while the menu is open. */
export const Arrow = styled.span`
  flex: none;
  transition: rotate ${motion.quick} ${motion.easeOut};

  ${Root}[open] > ${Trigger} > & {
    rotate: 180deg;
  }
`

export const Panel = styled.div`
  position: absolute;
  /* Below the trigger's focus ring. */
  inset-block-start: calc(100% + ${belowRing});
  z-index: ${layer.nav};
  min-inline-size: 224px;
  max-inline-size: min(320px, 90vw);
  padding-block: ${space[2]};
  border-radius: ${radius.overlay};
  ${type.ui}
  font-weight: 440;

  background: ${color.surfaceRaised};
  border: ${forcedBorder.edge};
  box-shadow: ${shadow.popover};

  &[data-align='end'] {
    inset-inline: auto 0;
  }
  /* A pointer on its way from the trigger does not leave the menu. */
  &::before {
    position: absolute;
    inset: -${belowRing} 0 auto;
    block-size: ${belowRing};
    content: '';
  }
`

export const PanelHeading = styled.p`
  padding: ${space[2]} ${space[4]} ${space[3]};
  border-block-end: 1px solid ${color.borderHairline};
  ${type.small}
  overflow-wrap: anywhere;

  color: ${color.textMuted};
`

export const Group = styled.ul`
  ${PanelHeading} + & {
    padding-block-start: ${space[2]};
  }
  & + & {
    margin-block-start: ${space[2]};
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.borderHairline};
  }
`

const item = css`
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-block-size: ${target.touch};
  padding-inline: ${space[4]};
  text-align: start;

  &:hover {
    background: ${color.surfaceSunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

export const ItemLink = styled.a`
  ${item}
`

export const ItemButton = styled.button`
  ${item}
`
