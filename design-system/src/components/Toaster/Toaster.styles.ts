import * as Primitive from 'radix-ui/toast'
import { keyframes, styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { Icon } from '../Icon/Icon.tsx'
import { inlineSign } from '../../foundations/direction.ts'
import { color, layer, media, motion, radius, shadow, space, target, type } from '../../tokens/index.ts'

const slideIn = keyframes`from { translate: 0 -16px; opacity: 0 }`
const slideOut = keyframes`to { translate: calc(24px * ${inlineSign}) 0; opacity: 0 }`
const runOut = keyframes`to { scale: 0 1 }`

/** The widest that a menu gets, in pixels. */
const menuInlineSize = 320

/** Top right under the bar; the bottom belongs to the buy bar, the chat and the offer. */
export const Viewport = styled(Primitive.Viewport)`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-start: 104px;
  inset-inline: ${space[4]};

  ${media.medium} {
    inset-block-start: 120px;
    inset-inline: auto ${space[6]};
    inline-size: min(420px, calc(100vw - 48px));
  }
  /* A menu that is open at the same corner lies above, and on a wide screen beside it. */
  body:has([data-menu='open'][data-align='end']) & {
    z-index: ${layer.nav - 1};

    ${media.large} {
      inset-inline-end: calc(${space[6]} + ${menuInlineSize}px + ${space[4]});
    }
  }
`

export const Root = styled(Primitive.Root)`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 14px;
  align-items: center;
  padding-block: 10px;
  padding-inline: 18px 8px;
  border-radius: ${radius.overlay};

  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  border: ${forcedBorder.edge};
  box-shadow: ${shadow.overlay};
  ${media.print} {
    display: none;
  }
  /* Radix lets presses through the region until the frame after its first message: one may press that at once. */
  pointer-events: auto;

  &[data-variant='destructive'] {
    border-inline-start: 3px solid ${color.danger};
    background: ${color.dangerTint};
    color: ${color.textPrimary};
  }
  &:focus-visible {
    outline-color: ${color.focusOnInverse};
  }
  &[data-variant='destructive']:focus-visible {
    outline-color: ${color.focus};
  }
  &[data-swipe='move'] {
    translate: var(--radix-toast-swipe-move-x) 0;
  }
  &[data-swipe='cancel'] {
    translate: 0;
    transition: translate ${motion.base} ${motion.easeOut};
  }
  ${media.motionAllowed} {
    &[data-state='open'] {
      animation: ${slideIn} ${motion.base} ${motion.easeOut};
    }
    &[data-state='closed'] {
      animation: ${slideOut} ${motion.quick} ${motion.easeOut} forwards;
    }
  }
`

export const Mark = styled(Icon)`
  [data-variant='destructive'] > & {
    color: ${color.danger};
  }
`

export const Texts = styled.div`
  display: grid;
  gap: 2px;
`

export const Title = styled(Primitive.Title)`
  ${type.body}
  font-weight: 520;
  line-height: 1.4;
`

export const Description = styled(Primitive.Description)`
  ${type.small}
  font-size: 0.90625rem;

  color: ${color.textInverseMuted};

  [data-variant='destructive'] & {
    color: ${color.textBody};
  }
`

export const Action = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-block-size: ${target.touch};
  ${type.small}

  text-decoration: underline;
  text-underline-offset: 4px;

  &:focus-visible {
    outline-color: ${color.focusOnInverse};
  }
  [data-variant='destructive'] &:focus-visible {
    outline-color: ${color.focus};
  }
`

export const Close = styled(Primitive.Close)`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;

  &:focus-visible {
    outline-color: ${color.focusOnInverse};
  }
  [data-variant='destructive'] > &:focus-visible {
    outline-color: ${color.focus};
  }
`

/** The time that is left, as a line that shortens; still under reduced motion. */
export const Life = styled.span`
  position: absolute;
  inset: auto 0 0;
  block-size: 2px;
  transform-origin: var(--shruti-line-start);

  background: ${color.accentOnInverse};

  [data-variant='destructive'] > & {
    background: ${color.danger};
  }
  &[data-paused] {
    animation-play-state: paused;
  }
  ${media.motionAllowed} {
    animation: ${runOut} 5s linear forwards;

    &[data-paused] {
      animation-play-state: paused;
    }
  }
`
