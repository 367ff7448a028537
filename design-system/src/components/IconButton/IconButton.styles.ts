import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { color, media, motion, radius, target } from '../../tokens/index.ts'
import { CountBadge } from '../Badge/CountBadge.tsx'
import { Icon } from '../Icon/Icon.tsx'

export const Root = styled.button`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${target.touch};
  block-size: ${target.touch};
  border-radius: ${radius.control};

  color: ${color.textPrimary};
  transition: background ${motion.quick} ${motion.easeOut};

  &[data-variant='bordered'] {
    border: 1px solid ${color.borderControl};
  }
  &[data-variant='inverse'] {
    color: ${color.textInverse};
    outline-color: ${color.focusOnInverse};
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceSunken};
    }
    &[data-variant='bordered']:hover {
      border-color: ${color.action};
      background: ${color.action};
      color: ${color.onAction};
    }
    &[data-variant='inverse']:hover {
      background: transparent;
      color: ${color.accentOnInverse};
    }
  }
  &:disabled {
    border-color: ${color.borderHairline};
    background: none;
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`

export const Glyph = styled(Icon)``

/** Large figures grow upwards, so that the icon stays in sight. */
export const Count = styled(CountBadge)`
  position: absolute;
  inset-block-end: 22px;
  inset-inline-end: 2px;
`

/** The same rules for whatever a link is rendered as. */
export const LinkRoot: ElementType = Root
