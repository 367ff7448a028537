import type { ElementType } from 'react'
import { styled } from 'styled-components'
import { underMark } from '../../foundations/marks.ts'
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
  flex-wrap: wrap;
  /* On 320 px all of it still stands in one line. */
  gap: clamp(1px, (100vw - 320px) / 12, 4px);
  align-items: center;
`

const StyledPageLink = styled.a`
  display: grid;
  place-items: center;
  min-inline-size: clamp(33px, 10vw, 36px);
  min-block-size: 36px;
  padding-inline: 6px;
  border-radius: ${radius.control};

  color: ${color.textPrimary};

  &[aria-current] {
    ${underMark('2px', color.accent)}
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
