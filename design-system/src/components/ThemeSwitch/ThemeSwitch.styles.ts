import { styled } from 'styled-components'
import { color, media, radius, target } from '../../tokens/index.ts'

export const Root = styled.div`
  display: inline-flex;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};

  button {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 34px;
    color: ${color.textMuted};
  }
  button + button {
    border-inline-start: 1px solid ${color.borderHairline};
  }
  button:hover {
    color: ${color.textPrimary};
  }
  button[aria-pressed='true'] {
    background: ${color.action};
    color: ${color.onAction};
  }
  ${media.coarsePointer} {
    button {
      inline-size: ${target.touch};
      block-size: ${target.touch};
    }
  }
  @media (scripting: none) {
    && {
      display: none;
    }
  }
`
