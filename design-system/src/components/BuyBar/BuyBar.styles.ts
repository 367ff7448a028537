import { styled } from 'styled-components'
import { bottomBarBlockSize } from '../../foundations/floating.ts'
import { color, layer, media, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  min-block-size: ${bottomBarBlockSize};
  padding: 10px ${space[4]} max(10px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.borderHairline};
  background: ${color.surfaceRaised};

  > [data-part='add'] {
    flex: none;
    /* As wide as "Add to cart": it would grow to the left when its text comes after it, in a document that comes in pieces. */
    min-inline-size: 8.05rem;
  }
  ${media.medium} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`

/** Above the button where the visitor's text is too large for both. */
export const Offer = styled.p`
  flex: 1 1 6.5rem;
  /* A name and a price: a document in pieces may be drawn between the two. */
  min-block-size: 2.8rem;
`

export const Name = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${type.small}
  color: ${color.textMuted};
`
