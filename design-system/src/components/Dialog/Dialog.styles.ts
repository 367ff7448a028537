import * as Primitive from 'radix-ui/dialog'
import { css, styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { inlineSign } from '../../foundations/direction.ts'
import { color, layer, media, radius, shadow, space, type } from '../../tokens/index.ts'
import { fades, printedPlainly } from './overlay.styles.ts'

/** A sheet at the bottom of a phone, a window in the middle of anything wider. */
export const windowRules = css`
  position: fixed;
  z-index: ${layer.modal};
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  flex-direction: column;
  max-block-size: min(92dvh, 880px);
  border-radius: ${radius.overlay} ${radius.overlay} 0 0;

  background: ${color.surfaceRaised};
  color: ${color.textPrimary};
  border: ${forcedBorder.edge};
  box-shadow: ${shadow.overlay};
  ${fades}

  &:focus-visible {
    outline: none;
  }
  ${media.medium} {
    inset-block: 50% auto;
    inset-inline: 50% auto;
    inline-size: min(560px, calc(100vw - 48px));
    border-radius: ${radius.overlay};
    translate: calc(-50% * ${inlineSign}) -50%;

    &[data-size='small'] {
      inline-size: min(420px, calc(100vw - 48px));
    }
    &[data-size='large'] {
      inline-size: min(880px, calc(100vw - 48px));
    }
  }
  && {
    ${printedPlainly}
  }
`

export const Content = styled(Primitive.Content)`
  ${windowRules}
`

export const Header = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  justify-content: space-between;
  padding-block: ${space[4]} ${space[2]};
  padding-inline: ${space[6]} ${space[3]};
`

export const Title = styled(Primitive.Title)`
  padding-block-start: ${space[2]};
  ${type.h2}
  text-wrap: balance;
`

/** Reaches into the header's padding, so that it does not cut the focus ring of its first control off. */
export const Body = styled.div`
  overflow: auto;
  margin-block-start: calc(${space[2]} * -1);
  padding: ${space[2]} ${space[6]} ${space[6]};
  overscroll-behavior: contain;

  ${media.print} {
    overflow: visible;
  }
`

export const Description = styled(Primitive.Description)`
  margin-block-end: ${space[4]};
  ${type.body}

  color: ${color.textBody};
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: flex-end;
  padding: ${space[4]} ${space[6]};
  border-block-start: 1px solid ${color.borderHairline};
`
