import { styled } from 'styled-components'
import { bottomBarBlockSize } from '../../foundations/floating.ts'
import { color, layer, media, space, type } from '../../tokens/index.ts'

/** Room for a message below the field that has the focus. */
const messageBlockSize = '72px'

export const Root = styled.section`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  min-block-size: ${bottomBarBlockSize};
  padding: 10px ${space[4]} max(10px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.borderHairline};
  background: ${color.surfaceRaised};

  ${media.large} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
  :root:has(&) {
    scroll-padding-block-end: calc(${bottomBarBlockSize} + ${messageBlockSize});
  }
`

/** Above the button where the visitor's text is too large for both. */
export const Sum = styled.p`
  flex: 1 1 6.5rem;
  min-inline-size: 0;
  ${type.h3}
  white-space: nowrap;
`

export const Label = styled.span`
  display: block;
  ${type.small}
  color: ${color.textMuted};
`
