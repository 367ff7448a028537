import { css, styled } from 'styled-components'
import { color } from '../../tokens/index.ts'

/**
 * A box of its own. With `display: contents` its `source` elements would be children of whatever grid or flex
 * container lays it out, and take columns and gaps.
 */
export const Root = styled.picture`
  display: block;
  min-inline-size: 0;
  inline-size: 100%;
  block-size: 100%;
`

export const Image = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  &[data-fit='contain'] {
    object-fit: contain;
  }
`

/** The disc is written into the style sheet, because a strict policy refuses style attributes. */
export const ImageOnDisc = styled(Image)<{ $disc?: string | undefined }>`
  ${({ $disc }) =>
    $disc &&
    css`
      background-image: ${$disc};
    `}
`

export const Missing = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 44px;
  padding-inline: 22%;

  background: ${color.surfaceStage};
`
