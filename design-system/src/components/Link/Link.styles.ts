import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { color, media, motion } from '../../tokens/index.ts'

const StyledRoot = styled.a`
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;
  text-decoration-color: ${color.borderControl};
  transition: color ${motion.quick} ${motion.easeOut};

  &[data-variant='plain'] {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
    text-decoration: none;
  }
  &[data-variant='strong'] {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 32px;
    font-weight: 500;
  }
  ${media.hover} {
    &:hover {
      color: ${color.accentText};
      text-decoration-color: ${color.accent};
    }
  }
  ${media.coarsePointer} {
    &[data-variant='plain'],
    &[data-variant='strong'] {
      min-block-size: 44px;
    }
  }
`

export const Root: ElementType = StyledRoot
