import { styled } from 'styled-components'
import { inlineSign } from '../../foundations/direction.ts'
import { color, media, motion, space, type } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

export const Item = styled.li``

export const Entry = styled.a`
  display: grid;
  grid-template-columns: 1fr auto 24px;
  align-items: center;
  gap: ${space[4]};
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
