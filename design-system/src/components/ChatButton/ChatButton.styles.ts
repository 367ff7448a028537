import { styled } from 'styled-components'
import { inlineSign } from '../../foundations/direction.ts'
import { aboveBottomBar } from '../../foundations/floating.ts'
import { CountBadge } from '../Badge/CountBadge.tsx'
import { color, layer, media, motion, radius, shadow, space } from '../../tokens/index.ts'

export const Root = styled.button`
  ${aboveBottomBar}
  position: fixed;
  inset-block-end: calc(var(--floor) + ${space[4]});
  inset-inline-end: ${space[4]};
  z-index: ${layer.chatButton};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 5px;
  inline-size: 56px;
  block-size: 56px;
  /* Its edge on the night of the footer, which has the button's own colour. */
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.round};

  background: ${color.action};
  color: ${color.onAction};
  box-shadow: ${shadow.popover};
  transition: background ${motion.quick} ${motion.easeOut};

  &[data-side='left'] {
    inset-inline: ${space[4]} auto;
  }
  /* The panel takes its place. */
  body:has([data-chat]) &,
  &[data-aside] {
    visibility: hidden;
  }
  ${media.hover} {
    &:hover {
      background: ${color.actionHover};
    }
  }
  ${media.mobile} {
    /* Out of sight, and still a stop of the keyboard. */
    &[data-reading-on]:not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
    body:has([data-floats='offer']:not([data-aside])) & {
      visibility: hidden;
    }
  }
  ${media.medium} {
    inset-block-end: ${space[5]};
    inset-inline-end: ${space[5]};

    &[data-side='left'] {
      inset-inline: ${space[5]} auto;
    }
  }
  @media (scripting: none) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`

/** Around a point of the edge: large figures grow outwards as well, so that the icon stays in sight. */
export const Unread = styled(CountBadge)`
  position: absolute;
  inset-block-start: 7px;
  inset-inline-start: 47px;
  translate: calc(-50% * ${inlineSign}) -50%;
`
