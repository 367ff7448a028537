import { styled } from 'styled-components'
import { color, media, motion, space, type } from '../../tokens/index.ts'

export const Root = styled.ul`
  a {
    display: grid;
    grid-template-columns: 1fr auto 24px;
    align-items: center;
    gap: ${space[4]};
    min-block-size: 56px;
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.borderHairline};
    ${type.h2}
    font-weight: 440;
  }
  li:last-child a {
    border-block-end: 1px solid ${color.borderHairline};
  }
  small {
    ${type.small}
    color: ${color.textMuted};
  }
  svg {
    transition: translate ${motion.quick} ${motion.easeOut};
  }

  ${media.hover} {
    a:hover {
      color: ${color.accentText};
    }
    a:hover svg {
      translate: 4px;
    }
  }
  ${media.medium} {
    a {
      padding-block: 17px;
    }
  }
`
