import { styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { color, layer, media, radius, shadow, space, type } from '../../tokens/index.ts'

export const Panel = styled.div`
  z-index: ${layer.tooltip};
  max-inline-size: min(280px, 90vw);
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  ${type.small}
  overflow-wrap: break-word;
  text-wrap: balance;

  background: ${color.action};
  border: ${forcedBorder.edge};
  box-shadow: ${shadow.popover};
  color: ${color.onAction};

  ${media.print} {
    display: none;
  }
`

export const Keys = styled.kbd`
  margin-inline-start: ${space[1]};
  padding-inline: ${space[1]};
  border: 1px solid;
  border-radius: ${radius.control};
  font: inherit;
  white-space: nowrap;
`
