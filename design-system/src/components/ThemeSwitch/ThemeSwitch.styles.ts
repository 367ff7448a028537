import { styled } from 'styled-components'
import { color, media, radius, target } from '../../tokens/index.ts'

export const Root = styled.div`
  display: inline-flex;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};

  @media (scripting: none) {
    && {
      display: none;
    }
  }
`

export const Choice = styled.button`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 34px;
  color: ${color.textMuted};

  & + & {
    border-inline-start: 1px solid ${color.borderHairline};
  }
  &:hover {
    color: ${color.textPrimary};
  }
  &[aria-pressed='true'] {
    background: ${color.action};
    color: ${color.onAction};

    ${media.forcedColors} {
      background: Highlight;
      color: HighlightText;
    }
  }
  ${media.coarsePointer} {
    inline-size: ${target.touch};
    block-size: ${target.touch};
  }
`
