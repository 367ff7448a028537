import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.ts'

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: 480;
  white-space: nowrap;

  color: ${color.textMuted};

  &[data-tone='info'] {
    color: ${color.info};
  }
  &[data-tone='warning'] {
    color: ${color.warning};
  }
  &[data-tone='success'] {
    color: ${color.success};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`

export const Drawing = styled.svg`
  flex: none;
  inline-size: 20px;
  block-size: 12px;
`

export const Tick = styled.path`
  stroke: ${color.borderControl};
  stroke-width: 1;

  &[data-lit] {
    stroke: currentColor;
    stroke-width: 2;
  }
`
