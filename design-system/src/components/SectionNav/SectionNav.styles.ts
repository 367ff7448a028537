import { styled } from 'styled-components'
import { color, media, motion, space, type } from '../../tokens/index.ts'

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  border-block-end: 1px solid ${color.borderHairline};

  ${media.medium} {
    flex-direction: column;
    border-block-end: 0;
  }
`

export const Entry = styled.a`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  border-block-end: 2px solid transparent;
  ${type.ui}
  color: ${color.textMuted};

  ${media.forcedColors} {
    border-color: Canvas;
  }
  transition: color ${motion.quick} ${motion.easeOut};

  &[aria-current='page'] {
    border-block-end-color: ${color.accent};
    color: ${color.textPrimary};

    ${media.forcedColors} {
      border-color: Highlight;
    }
  }
  ${media.hover} {
    &:hover {
      color: ${color.accentText};
    }
  }
  ${media.medium} {
    padding-inline-start: ${space[4]};
    border-block-end: 0;
    border-inline-start: 2px solid ${color.borderHairline};

    &[aria-current='page'] {
      border-inline-start-color: ${color.accent};

      ${media.forcedColors} {
        border-inline-start: 4px solid Highlight;
      }
    }
  }
`
