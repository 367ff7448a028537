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
  justify-content: space-between;
  gap: ${space[4]};
  block-size: ${bottomBarBlockSize};
  padding: 10px ${space[4]} max(10px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.borderHairline};
  background: ${color.surfaceRaised};

  ${media.large} {
    display: none;
  }
  :root:has(&) {
    scroll-padding-block-end: calc(${bottomBarBlockSize} + ${messageBlockSize});
  }
`

export const Sum = styled.p`
  min-inline-size: 0;
  ${type.h3}
  white-space: nowrap;
`

export const Label = styled.span`
  display: block;
  ${type.small}
  color: ${color.textMuted};
`
