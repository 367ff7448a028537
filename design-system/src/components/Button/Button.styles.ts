import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { color, media, motion, radius, space, type } from '../../tokens/index.ts'

export const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: 48px;
  padding-inline: ${space[6]};
  border: 1px solid ${color.action};
  border-radius: ${radius.control};
  ${type.ui}
  font-weight: 520;
  font-stretch: 108%;
  line-height: 1.1;
  text-align: center;

  background: ${color.action};
  color: ${color.onAction};

  transition:
    background ${motion.quick} ${motion.easeOut},
    color ${motion.quick} ${motion.easeOut};

  &[data-size='small'] {
    min-block-size: 36px;
    padding-inline: 14px;
    font-size: 0.875rem;
  }
  &[data-size='large'] {
    min-block-size: 56px;
    padding-inline: ${space[7]};
    font-size: 1.0625rem;
  }
  &[data-wide] {
    display: flex;
    inline-size: 100%;
  }

  &[data-variant='secondary'] {
    border-color: ${color.borderStrong};
    background: transparent;
    color: ${color.textPrimary};
  }
  &[data-variant='quiet'] {
    border-color: ${color.borderControl};
    background: transparent;
    color: ${color.textPrimary};
  }
  &[data-variant='danger'] {
    border-color: ${color.danger};
    background: transparent;
    color: ${color.danger};
  }

  ${media.hover} {
    &:hover {
      background: ${color.actionHover};
    }
    &[data-variant='secondary']:hover,
    &[data-variant='quiet']:hover {
      background: ${color.surfaceSunken};
    }
    &[data-variant='danger']:hover {
      background: ${color.dangerTint};
    }
  }
  &:disabled {
    border-color: ${color.surfaceSunken};
    background: ${color.surfaceSunken};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }

  ${media.coarsePointer} {
    min-block-size: 44px;
  }
`

/** The same rules for whatever a link is rendered as. */
export const LinkRoot: ElementType = Root

/** Stays in the flow while it is hidden, so that the button keeps its width. */
export const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;

  [aria-busy='true'] > & {
    opacity: 0;
  }
`

export const Ticks = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 5px;
`
