import { styled } from 'styled-components'
import { columnRule } from '../../foundations/column-rule.ts'
import { color, media, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;

  ${media.medium} {
    grid-template-columns: repeat(3, 1fr);
    gap: 40px;
    border-block-start: 1px solid ${color.borderStrong};
  }
  ${media.large} {
    gap: ${space[9]};
  }
`

export const Figure = styled.figure`
  ${columnRule}
  padding-block: ${space[4]} ${space[6]};
  border-block-start: 1px solid ${color.borderStrong};

  ${media.medium} {
    padding-block: ${space[5]} 0;
    border: 0;
  }
`

export const Drawing = styled.svg`
  inline-size: 100%;
  block-size: 120px;

  ${media.medium} {
    block-size: 240px;
  }
`

/** What is left of the noise. */
export const After = styled.path`
  fill: none;
  stroke: ${color.textPrimary};
  stroke-width: 1.5;
  vector-effect: non-scaling-stroke;
`

export const Before = styled(After)`
  stroke: ${color.borderControl};
  stroke-width: 1;
  opacity: 0.7;
`

export const Caption = styled.figcaption`
  margin-block-start: 22px;
  color: ${color.textMuted};
`

export const Reduction = styled.strong`
  display: block;
  ${type.figure}
  color: ${color.textPrimary};
`
