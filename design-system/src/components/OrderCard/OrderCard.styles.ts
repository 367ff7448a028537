import { styled } from 'styled-components'
import { underlined } from '../../foundations/underlined.ts'
import { color, media, space, tabularFigures, type } from '../../tokens/index.ts'
import { Stage } from '../Stage/Stage.tsx'

const pictureWidth = '72px'

export const Root = styled.article`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[6]};
  }
`

export const Pictures = styled.div`
  display: flex;
  gap: ${space[1]};

  /* The order numbers of a list stand below each other, whether an order has one picture or two. */
  ${media.medium} {
    min-inline-size: calc(2 * ${pictureWidth} + ${space[1]});
  }
`

export const Ground = styled(Stage)`
  inline-size: ${pictureWidth};
`

export const OrderNumber = styled.h2`
  ${type.ui}
  font-size: 1.125rem;
  font-stretch: 112%;
`

export const OrderLink = styled.a`
  ${underlined}
`

export const Detail = styled.p`
  ${type.small}
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`

export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};

  ${media.medium} {
    flex-direction: column;
    align-items: end;
    gap: ${space[1]};
  }
`

export const Total = styled.strong`
  ${tabularFigures}
  font-weight: 480;
`
