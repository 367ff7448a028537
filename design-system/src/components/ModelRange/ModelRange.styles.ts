import { styled } from 'styled-components'
import { columnRule } from '../../foundations/column-rule.ts'
import { color, media, space } from '../../tokens/index.ts'
import { Stage } from '../Stage/Stage.tsx'

export const Root = styled.div`
  border-block-end: 1px solid ${color.borderHairline};

  ${media.medium} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: 40px;
    border-block-start: 1px solid ${color.borderHairline};
  }
  ${media.large} {
    column-gap: ${space[9]};
  }
`

export const Model = styled.article`
  ${columnRule}
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding-block: ${space[6]} 28px;
  border-block-start: 1px solid ${color.borderHairline};

  ${media.medium} {
    padding-block: 28px ${space[7]};
    border: 0;
  }
`

export const Emblem = styled.div`
  display: flex;
  align-items: start;
  min-block-size: 96px;
  margin-block-end: ${space[5]};
`

export const Ground = styled(Stage)`
  ${media.mobile} {
    aspect-ratio: 5 / 4;
  }
`

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin-block-start: ${space[6]};
`

export const Name = styled.h3`
  font-size: clamp(1.75rem, 1.2rem + 1.5vw, 2.5rem);
  font-weight: 440;
  font-stretch: 118%;
  line-height: 1.05;
  letter-spacing: -0.02em;
`

export const Summary = styled.p`
  margin-block-start: 10px;
  color: ${color.textBody};
`

export const Facts = styled.dl`
  margin-block: 22px ${space[6]};
  font-size: 0.90625rem;
`

export const Fact = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[4]};
  padding-block: 9px;
  border-block-start: 1px solid ${color.borderHairline};
`

export const FactName = styled.dt`
  color: ${color.textMuted};
`

export const FactValue = styled.dd`
  font-weight: 480;
`

export const FactMeter = styled(FactValue)`
  grid-column: 1 / -1;
`

export const Colours = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -5px;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-block-start: auto;
`
