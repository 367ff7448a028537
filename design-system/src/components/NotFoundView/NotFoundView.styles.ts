import { styled } from 'styled-components'
import { color, measure, media, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  align-items: end;
  gap: ${space[6]};
  max-inline-size: ${measure.page};
  margin-inline: auto;
  padding: ${space[9]} ${space.gutter} ${space[10]};

  ${media.medium} {
    grid-template-columns: 4fr 8fr;
  }
`

export const Status = styled.p`
  ${type.display1}
`

export const Title = styled.h1`
  ${type.h2}
  text-wrap: balance;
`

export const Explanation = styled.p`
  margin-block: 10px ${space[5]};
  color: ${color.textBody};
`
