import { styled } from 'styled-components'
import { color, media, radius, space, type } from '../../tokens/index.ts'

export const Root = styled.section`
  display: grid;
  gap: ${space[2]};
`

export const Label = styled.h3`
  ${type.ui}
  color: ${color.textMuted};
`

/** What is fixed within stays within: containment of layout makes the frame its screen. */
export const Screen = styled.div`
  position: relative;
  contain: layout paint;
  border: 1px solid ${color.borderHairline};
  border-radius: ${radius.overlay};
  background: ${color.surfacePage};

  &[data-floating] {
    min-block-size: 320px;
  }
  ${media.medium} {
    &[data-floating] {
      min-block-size: 400px;
    }
  }
`
