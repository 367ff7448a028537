import * as Primitive from 'radix-ui/dialog'
import { keyframes, styled } from 'styled-components'
import { forcedBorder } from '../../foundations/forced-border.ts'
import { inlineSign } from '../../foundations/direction.ts'
import { printedPlainly } from '../Dialog/overlay.styles.ts'
import { color, layer, media, motion, shadow, space, type } from '../../tokens/index.ts'

const fromLeft = keyframes`from { translate: calc(-100% * ${inlineSign}) 0 }`
const toLeft = keyframes`to { translate: calc(-100% * ${inlineSign}) 0 }`
const fromRight = keyframes`from { translate: calc(100% * ${inlineSign}) 0 }`
const toRight = keyframes`to { translate: calc(100% * ${inlineSign}) 0 }`

export const Content = styled(Primitive.Content)`
  position: fixed;
  z-index: ${layer.modal};
  inset-block: 0;
  inset-inline-start: 0;
  display: flex;
  flex-direction: column;
  inline-size: min(85vw, 320px);

  background: ${color.surfacePage};
  color: ${color.textPrimary};
  border: ${forcedBorder.edge};
  box-shadow: ${shadow.overlay};

  &[data-side='right'] {
    inset-inline: auto 0;
    inline-size: min(92vw, 420px);
  }
  &:focus-visible {
    outline: none;
  }
  ${media.motionAllowed} {
    animation: ${fromLeft} ${motion.slow} ${motion.easeOut};

    &[data-state='closed'] {
      animation: ${toLeft} ${motion.base} ${motion.easeOut} forwards;
    }
    &[data-side='right'] {
      animation-name: ${fromRight};
    }
    &[data-side='right'][data-state='closed'] {
      animation-name: ${toRight};
    }
  }
  && {
    ${printedPlainly}
  }
`

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  block-size: 60px;
  padding-inline: ${space[5]} ${space[2]};
`

export const Heading = styled.h2`
  ${type.h3}
`

export const Body = styled.div`
  flex: 1;
  overflow: auto;
  margin-block-start: calc(${space[2]} * -1);
  padding: ${space[2]} ${space[5]} ${space[5]};
  overscroll-behavior: contain;

  ${media.print} {
    overflow: visible;
  }
`
