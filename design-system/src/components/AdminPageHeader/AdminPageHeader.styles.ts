import { styled } from 'styled-components'
import { underMark } from '../../foundations/marks.ts'
import { color, media, space, tabularFigures } from '../../tokens/index.ts'

export const Root = styled.header`
  font-size: 0.875rem;
`

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: 56px;
  padding: ${space[2]} ${space[4]};
  border-block-end: 1px solid ${color.borderHairline};

  ${media.medium} {
    padding-inline: 28px;
  }
`

export const Title = styled.h1`
  font-size: 1.0625rem;
  font-weight: 520;
  font-stretch: 112%;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  /* Wide enough for what a search field says that it looks through. */
  > [role='search'] {
    inline-size: 20rem;
    max-inline-size: 100%;
  }
`

export const Tabs = styled.nav`
  display: flex;
  gap: 22px;
  overflow-x: auto;
  padding-inline: ${space[4]};
  border-block-end: 1px solid ${color.borderHairline};
  white-space: nowrap;

  ${media.medium} {
    padding-inline: 28px;
  }
`

export const Tab = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 44px;
  font-weight: 460;
  color: ${color.textMuted};

  &:hover,
  &[aria-current] {
    color: ${color.textPrimary};
  }
  &[aria-current] {
    ${underMark('2px', color.textPrimary)}
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

export const Count = styled.small`
  font-size: 0.78125rem;
  ${tabularFigures}
`
