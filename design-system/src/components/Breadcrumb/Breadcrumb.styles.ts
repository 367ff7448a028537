import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { color, media, type } from '../../tokens/index.ts'

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  ${type.small}

  color: ${color.textMuted};
`

export const Item = styled.li`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  min-block-size: 28px;

  & + &::before {
    color: ${color.borderControl};
    content: '/' / '';
  }
`

const StyledPageLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 28px;

  ${media.hover} {
    &:hover {
      color: ${color.textPrimary};
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  ${media.coarsePointer} {
    min-block-size: 44px;
  }
`

export const PageLink: ElementType = StyledPageLink
