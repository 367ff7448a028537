import { styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { color, radius, type } from '../../tokens/index.ts'

export const Root = styled.span`
  display: inline-block;
  padding: 6px 8px;
  ${type.micro}
  font-weight: 520;
  line-height: 1;
  white-space: nowrap;

  background: ${color.surfacePage};
  color: ${color.textPrimary};
  border: ${forcedBorder.edge};

  /* Where colours are forced, the accent is Highlight, and a word on it must not get a ground of its own. */
  &[data-tone='sale'] {
    forced-color-adjust: none;
    border: 0;
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &[data-tone='inverse'] {
    background: ${color.action};
    color: ${color.onAction};
  }
  &[data-tone='success'] {
    background: ${color.successTint};
    color: ${color.success};
  }
  &[data-tone='warning'] {
    background: ${color.warningTint};
    color: ${color.warning};
  }
  &[data-tone='danger'] {
    background: ${color.dangerTint};
    color: ${color.danger};
  }
  &[data-tone='info'] {
    background: ${color.infoTint};
    color: ${color.info};
  }
`

export const CountRoot = styled.span`
  min-inline-size: 1.5em;
  padding-inline: 4px;
  border-radius: ${radius.round};
  font-size: 0.75rem;
  font-weight: 600;
  font-stretch: 96%;
  line-height: 1.5;
  text-align: center;
  forced-color-adjust: none;

  background: ${color.accent};
  color: ${color.onAccent};
`
