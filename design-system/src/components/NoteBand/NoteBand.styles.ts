import { styled } from 'styled-components'
import { color, measure, media, space, type } from '../../tokens/index.ts'

export const Root = styled.section`
  padding-block: ${space.section};
`

export const Columns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[6]};
  align-items: end;
  max-inline-size: ${measure.page};
  margin-inline: auto;
  padding-inline: ${space.gutter};

  ${media.medium} {
    grid-template-columns: 4fr 8fr;
  }
`

export const Title = styled.h2`
  ${type.display2}
  text-wrap: balance;
`

export const Meaning = styled.p`
  max-inline-size: 52ch;
  margin-block-start: ${space[5]};
  ${type.lead}
  color: ${color.textBody};
`
