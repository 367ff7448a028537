import { styled } from 'styled-components'
import { color, measure, media, space, type } from '../../tokens/index.ts'

export const Root = styled.header`
  border-block-end: 1px solid ${color.borderHairline};
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  max-inline-size: ${measure.page};
  min-block-size: 60px;
  margin-inline: auto;
  padding-inline: ${space.gutter};

  ${media.medium} {
    min-block-size: 72px;
  }
`

export const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${type.small}
  color: ${color.textMuted};
`
