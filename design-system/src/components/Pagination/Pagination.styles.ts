import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { color, media, radius, type } from '../../tokens/index.ts'

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  ${type.ui}
  font-variant-numeric: tabular-nums;
`

export const Range = styled.p`
  font-weight: 420;

  color: ${color.textMuted};
`

export const Pages = styled.ul`
  display: flex;
  gap: 4px;
  align-items: center;
`

const StyledPageLink = styled.a`
  display: grid;
  place-items: center;
  min-inline-size: 36px;
  min-block-size: 36px;
  padding-inline: 6px;
  border-radius: ${radius.control};

  color: ${color.textPrimary};

  &[aria-current] {
    box-shadow: inset 0 -2px 0 ${color.accent};
  }
  ${media.hover} {
    &:hover {
      background: ${color.surfaceSunken};
    }
  }
  ${media.coarsePointer} {
    min-inline-size: 44px;
    min-block-size: 44px;
  }
`

export const PageLink: ElementType = StyledPageLink

export const Gap = styled.span`
  padding-inline: 4px;

  color: ${color.textMuted};
`
