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

  &[data-counted] {
    grid-template: 100% / ${target.touch} auto;
    inline-size: auto;
    min-inline-size: ${target.touch};
  }
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

/**
 * Over the icon's corner. Larger figures than usual grow outwards from there, so that the icon stays in sight: they make
 * the button wider, but for the 8 px that stand over its end, and come down rather than leave the lowest bar at its top.
 */
export const Count = styled(CountBadge)`
  align-self: end;
  justify-self: end;
  margin-block-end: min(22px, 52px - 1.125rem);
  margin-inline: calc(0.625rem - 40px) calc(12px - 0.625rem);
`

/** The same rules for whatever a link is rendered as. */
export const LinkRoot: ElementType = Root
