import { styled } from 'styled-components'
import { inlineSign } from '../../foundations/direction.ts'
import { color, media, motion, space, type } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

export const Item = styled.li``

export const Entry = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[4]};
  min-block-size: 56px;
  padding-block: ${space[3]};
  border-block-start: 1px solid ${color.borderHairline};
  ${type.h2}
  font-weight: 440;

  ${Item}:last-child > & {
    border-block-end: 1px solid ${color.borderHairline};
  }
  ${media.hover} {
    &:hover {
      color: ${color.accentText};
    }
  }
  ${media.medium} {
    padding-block: 17px;
  }
`

/** As wide as what the count leaves; when that is less than its longest word, the count goes below it. */
export const Name = styled.span`
  flex: 1 1 min-content;
`

export const End = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  margin-inline-start: auto;
`

export const Count = styled.small`
  ${type.small}
  color: ${color.textMuted};
`

export const Arrow = styled(Icon)`
  transition: translate ${motion.quick} ${motion.easeOut};

  ${media.hover} {
    ${Entry}:hover & {
      translate: calc(4px * ${inlineSign});
    }
  }
`
