import { styled } from 'styled-components'
import { inlineSign } from '../../foundations/direction.ts'
import { drawn } from '../../foundations/marks.ts'
import { color, space, tabularFigures } from '../../tokens/index.ts'

export const Root = styled.figure`
  display: grid;
  gap: ${space[3]};
  font-size: 0.75rem;
  color: ${color.textMuted};
`

export const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
`

/** What a mark of the drawing stands for: a bar, or the line of the period before. */
export const KeyMark = styled.span`
  &::before {
    content: '';
    display: inline-block;
    inline-size: 3px;
    block-size: 12px;
    margin-inline-end: ${space[2]};
    background: ${color.textPrimary};
    ${drawn}
    vertical-align: -1px;
  }

  &[data-before]::before {
    inline-size: 10px;
    block-size: 2px;
    background: ${color.borderControl};
    ${drawn}
    vertical-align: 3px;
  }
`

export const Plot = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
`

/** Each line's number stands beside it: half of a line of text above and below the drawing. */
export const Lines = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin-block: -0.7em;
  line-height: 1.4;
  text-align: end;
  ${tabularFigures}
`

export const Drawing = styled.svg`
  inline-size: 100%;
  block-size: 200px;
  /* The first day stands where its name does. */
  scale: ${inlineSign} 1;

  .line {
    fill: none;
    stroke: ${color.borderHairline};
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }

  .base {
    stroke: ${color.borderControl};
  }

  .now {
    fill: ${color.textPrimary};
  }

  .most {
    fill: ${color.accent};
  }

  .before {
    fill: none;
    stroke: ${color.borderControl};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  .day {
    fill: transparent;
  }

  .day:hover {
    fill: ${color.accentTint};
  }

  @media (forced-colors: active) {
    .now,
    .most {
      fill: CanvasText;
    }
  }
`

/** Each mark begins where its column stands. */
export const Marks = styled.div`
  grid-column: 2;
  display: flex;
`

export const Mark = styled.span`
  flex: 1;
  min-inline-size: 0;
`
