import { styled } from 'styled-components'
import { color, media, radius, space, tabularFigures, target } from '../../tokens/index.ts'

export const Root = styled.div`
  min-block-size: 100vh;
  font-size: 14px;
  font-stretch: 100%;
  line-height: 1.4;

  ${media.medium} {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr);
  }
  ${media.large} {
    grid-template-columns: 216px minmax(0, 1fr);
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

    > a > span,
    nav span,
    nav small {
      display: none;
    }
    nav a,
    nav button {
      justify-content: center;
      gap: 0;
    }
  }
  ${media.large} {
    padding-inline: ${space[3]};

    > a {
      padding-inline: ${space[2]};
    }
    > a > span,
    nav span,
    nav small {
      display: initial;
    }
    nav a,
    nav button {
      justify-content: start;
      gap: ${space[3]};
    }
  }
`

export const Entries = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[5]};

  ul {
    display: grid;
    gap: 2px;
  }
  a,
  button {
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
  }
  a:hover,
  button:hover {
    background: ${color.surfaceStage};
  }
  a[aria-current] {
    background: ${color.surfaceRaised};
    font-weight: 540;
    color: ${color.textPrimary};
  }
  a[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 9px;
    inset-inline-start: 0;
    inline-size: 2px;
    background: ${color.accent};
  }
  small {
    margin-inline-start: auto;
    font-size: 12.5px;
    ${tabularFigures}
    color: ${color.textMuted};
  }
  ${media.coarsePointer} {
    a,
    button {
      min-block-size: ${target.touch};
    }
  }
`

export const End = styled.ul`
  margin-block-start: auto;
  padding-block-start: 10px;
  border-block-start: 1px solid ${color.borderHairline};
`

export const Main = styled.main`
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`
