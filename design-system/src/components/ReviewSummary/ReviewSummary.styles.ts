import { styled } from 'styled-components'
import { color, tabularFigures, type } from '../../tokens/index.ts'

export const Root = styled.ol`
  display: grid;
  gap: 6px;
  max-inline-size: 420px;
  ${type.small}
  ${tabularFigures}

  li {
    position: relative;
    display: grid;
    grid-template-columns: 20px 1fr 48px;
    gap: 14px;
    align-items: center;
  }
  svg {
    inline-size: 100%;
    block-size: 2px;
  }
  path {
    stroke: ${color.borderHairline};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  path[data-share] {
    stroke: ${color.textPrimary};
  }
  svg + span {
    text-align: end;
    color: ${color.textMuted};
  }
`
