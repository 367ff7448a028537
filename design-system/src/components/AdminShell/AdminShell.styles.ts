import { css, styled } from 'styled-components'
import { breakpoint, color, media, radius, space, tabularFigures, target } from '../../tokens/index.ts'
import { Logo } from '../Logo/Logo.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.styles.ts'

export const Root = styled.div`
  min-block-size: 100vh;
  font-size: 0.875rem;
  font-stretch: 100%;
  line-height: 1.4;

  ${media.medium} {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr);
  }
  ${media.large} {
    grid-template-columns: 13.5rem minmax(0, 1fr);
  }
`

export const TopBar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 56px;
  padding-inline: ${space[2]} ${space[4]};
  border-block-end: 1px solid ${color.borderHairline};

  ${media.medium} {
    display: none;
  }
`

export const Side = styled.aside`
  display: none;

  ${media.medium} {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    flex-direction: column;
    gap: 18px;
    block-size: 100vh;
    padding: ${space[4]} ${space[2]};
    overflow-y: auto;
    border-inline-end: 1px solid ${color.borderHairline};
    background: ${color.surfaceSunken};
  }
  ${media.large} {
    padding-inline: ${space[3]};
  }
`

export const SideLogo = styled(Logo)`
  ${media.large} {
    padding-inline: ${space[2]};
  }
`

export const Entries = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[5]};
`

export const List = styled.ul`
  display: grid;
  gap: 2px;
`

export const End = styled(List)`
  margin-block-start: auto;
  padding-block-start: 10px;
  border-block-start: 1px solid ${color.borderHairline};
`

/** The widths of a window in which the side holds icons alone. */
export const iconsAlone = `(min-width: ${breakpoint.medium}px) and (max-width: ${breakpoint.large - 0.02}px)`

/** A link or a button. Between 768 and 1024 px the side is as narrow as its icon. */
export const Entry = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: 36px;
  padding-inline: 10px;
  border-radius: ${radius.control};
  font-weight: 450;
  text-align: start;
  color: ${color.textBody};

  &:hover {
    background: ${color.surfaceStage};
  }
  &[aria-current] {
    background: ${color.surfaceRaised};
    font-weight: 540;
    color: ${color.textPrimary};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 9px;
    inset-inline-start: 0;
    inline-size: 2px;
    background: ${color.accent};
  }
  ${media.coarsePointer} {
    min-block-size: ${target.touch};
  }
  @media ${iconsAlone} {
    ${Side} & {
      justify-content: center;
      gap: 0;
    }
  }
`

/** Beside an icon alone the words are still the entry's name. */
const wordRules = css`
  @media ${iconsAlone} {
    ${Side} & {
      ${hidden}
    }
  }
`

export const EntryLabel = styled.span`
  ${wordRules}
`

export const EntryCount = styled.small`
  margin-inline-start: auto;
  font-size: 0.78125rem;
  ${tabularFigures}
  color: ${color.textMuted};
  ${wordRules}
`

export const Main = styled.main`
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`

/** The keys that do the same. */
export const EntryKeys = styled.kbd`
  margin-inline-start: auto;
  font: inherit;
  font-size: 0.75rem;
  color: ${color.textMuted};
  ${wordRules}
`

export const TopBarEnd = styled.div`
  margin-inline-start: auto;
`
