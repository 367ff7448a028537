import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { color, type } from '../../tokens/index.ts'

const sizes = ['lead', 'ui', 'small', 'micro', 'data', 'figure'] as const
const sizeRules = sizes.map(size => `&[data-size='${size}']{${type[size]}}`).join('')

const tones = {
  primary: color.textPrimary,
  muted: color.textMuted,
  accent: color.accentText,
  sale: color.sale,
  success: color.success,
  warning: color.warning,
  danger: color.danger,
  info: color.info,
}
const toneRules = Object.entries(tones)
  .map(([tone, value]) => `&[data-tone='${tone}']{color:${value}}`)
  .join('')

const StyledRoot = styled.p`
  ${type.body}
  text-wrap: pretty;

  color: ${color.textBody};

  ${sizeRules}
  ${toneRules}
  &[data-numeric] {
    font-variant-numeric: tabular-nums;
  }
  &[data-strong] {
    font-weight: 540;
    color: ${color.textPrimary};
  }
  &[data-truncate] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-align='center'] {
    text-align: center;
  }
  &[data-align='end'] {
    text-align: end;
  }
`

export const Root: ElementType = StyledRoot
