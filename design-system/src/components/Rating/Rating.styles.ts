import { styled } from 'styled-components'
import { color, type } from '../../tokens/index.ts'

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  gap: 10px;
  align-items: center;
  ${type.small}

  color: ${color.textPrimary};
`

export const Ticks = styled.span`
  display: inline-flex;
  gap: 5px;
  align-items: flex-end;
  block-size: 16px;

  i {
    inline-size: 2px;
    block-size: 8px;
    background: ${color.borderControl};
  }
  i[data-lit] {
    block-size: 16px;
    background: ${color.textPrimary};
  }
`

export const Muted = styled.span`
  color: ${color.textMuted};
`
