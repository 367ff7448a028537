import { styled } from 'styled-components'
import { inlineSign } from '../../foundations/direction.ts'
import { color, media, motion, space, type } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

export const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  max-inline-size: 720px;
`

export const Progress = styled.p`
  display: grid;
  gap: ${space[2]};
  inline-size: min(240px, 100%);
  ${type.small}

  color: ${color.textMuted};
`

export const Title = styled.h1`
  ${type.display2}
  text-wrap: balance;
`

export const List = styled.ul`
  inline-size: 100%;
`

export const Item = styled.li``

export const Answer = styled.a`
  display: grid;
  grid-template-columns: 1fr 24px;
  align-items: center;
  gap: ${space[4]};
  min-block-size: 64px;
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
`

export const Hint = styled.small`
  display: block;
  margin-block-start: 2px;
  ${type.small}

  color: ${color.textMuted};
`

export const Arrow = styled(Icon)`
  transition: translate ${motion.quick} ${motion.easeOut};

  ${media.hover} {
    ${Answer}:hover & {
      translate: calc(4px * ${inlineSign});
    }
  }
`
