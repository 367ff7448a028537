import { css, styled } from 'styled-components'
import { color, layer, measure, media, motion, space, target, type } from '../../tokens/index.ts'
import { Trigger } from '../Menu/Menu.styles.ts'

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.nav};
  border-block-end: 1px solid ${color.borderHairline};
  background: ${color.surfacePage};
  transition: background ${motion.quick} ${motion.easeOut};

  &[data-scrolled] {
    background: color-mix(in srgb, ${color.surfacePage} 86%, transparent);
    backdrop-filter: blur(14px);
  }
  ${media.reducedTransparency} {
    &[data-scrolled] {
      background: ${color.surfacePage};
      backdrop-filter: none;
    }
  }
  ${media.mobile} {
    [data-show='desktop'] {
      display: none;
    }
  }
  ${media.medium} {
    [data-show='phone'] {
      display: none;
    }
  }
  ${media.print} {
    display: none;
  }
`

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  max-inline-size: ${measure.page};
  block-size: 60px;
  margin-inline: auto;
  padding-inline: ${space[2]} ${space[3]};

  @media (scripting: none) {
    [data-show='phone'] {
      display: none;
    }
    ${media.mobile} {
      flex-wrap: wrap;
      block-size: auto;
    }
  }
  ${media.medium} {
    gap: ${space[3]};
    block-size: 72px;
    padding-inline: ${space.gutter};
  }
  ${media.large} {
    /* 36 px; larger words take some of it. */
    gap: max(${space[3]}, 52px - 1rem);
  }
`

/** Without scripts the drawer cannot open; the footer holds the same links. */
export const FooterLink = styled.a`
  display: none;
  align-items: center;
  min-block-size: ${target.touch};
  padding-inline: ${space[2]};

  @media (scripting: none) {
    ${media.mobile} {
      display: flex;
    }
  }
`

export const Links = styled.ul`
  display: flex;
  gap: ${space[3]};
  ${type.ui}
  font-weight: 460;
  white-space: nowrap;

  ${media.large} {
    gap: 28px;
  }
`

const barLink = css`
  display: flex;
  align-items: center;
  block-size: 72px;

  &:focus-visible {
    outline-offset: -6px;
  }
`

export const LinkItem = styled.li`
  position: relative;

  /* The komal bar: below the first letters of where one is or points. */
  &::after {
    content: '';
    position: absolute;
    inset-block-end: 20px;
    inset-inline-start: 0;
    inline-size: 18px;
    block-size: 2px;
    background: ${color.accent};
    opacity: 0;
  }
  &:hover::after,
  &[data-current]::after {
    opacity: 1;
  }
  ${Trigger} {
    ${barLink}
  }
`

export const BarLink = styled.a`
  ${barLink}
`

/** Without scripts the drawer's search cannot open: on a phone it stands below the bar. */
export const SearchPlace = styled.div`
  --results-inline-size: min(340px, 85vw);
  display: none;

  @media (scripting: none) {
    display: block;
    order: 1;
    inline-size: 100%;
    padding-inline: ${space[2]};
  }
  ${media.medium} {
    display: block;
    flex: 1;
    order: 0;
    min-inline-size: 90px;
    padding: 0;
    max-inline-size: 260px;
    margin-inline-start: auto;
  }
`

export const Icons = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  margin-inline-start: auto;

  ${Trigger} {
    justify-content: center;
    inline-size: ${target.touch};
  }
  > [data-part='sign-in'] {
    margin-inline-start: ${space[2]};
    white-space: nowrap;
  }
  ${media.medium} {
    margin-inline: 0 -10px;
  }
`
