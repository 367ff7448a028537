import { css, styled } from 'styled-components'
import { color, measure, media, space, target, type } from '../../tokens/index.ts'

export const Root = styled.footer`
  overflow: hidden;
`

const centred = css`
  inline-size: 100%;
  max-inline-size: ${measure.page};
  margin-inline: auto;
  padding-inline: ${space.gutter};
`

export const Newsletter = styled.div`
  ${centred}
  display: grid;
  gap: 28px;
  padding-block: ${space[8]} 40px;

  h2 {
    ${type.display2}
    text-wrap: balance;
  }
  ${media.medium} {
    grid-template-columns: 7fr 5fr;
    gap: ${space[8]};
    align-items: end;
    padding-block: 72px ${space[9]};
  }
`

/** Hairlines stop at the gutter, so they belong to the items and not to the padded list. */
export const Tiles = styled.ul`
  ${centred}
  display: grid;

  li {
    position: relative;
    display: grid;
    grid-template-columns: 24px 1fr;
    align-content: start;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[5]};
    border-block-start: 1px solid ${color.borderHairline};
  }
  li:last-child {
    border-block-end: 1px solid ${color.borderHairline};
  }
  strong {
    font-weight: 500;
    font-stretch: 110%;
  }
  p {
    grid-column: 2;
    ${type.small}
    color: ${color.textMuted};
  }
  ${media.medium} {
    grid-template-columns: repeat(3, 1fr);

    li {
      padding-block: 28px;
      padding-inline-end: ${space[7]};
      border-block-end: 1px solid ${color.borderHairline};
    }
    li + li {
      padding-inline-start: ${space[7]};
    }
    li + li::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      border-inline-start: 1px solid ${color.borderHairline};
    }
  }
`

export const Columns = styled.div`
  ${centred}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[7]} ${space[6]};
  padding-block: 36px 40px;
  font-size: 15px;

  h3 {
    margin-block-end: ${space[3]};
    ${type.small}
    color: ${color.textMuted};
  }
  address + h3 {
    margin-block-start: ${space[6]};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${target.touch};
  }
  a:hover {
    color: ${color.accentText};
  }
  address {
    display: grid;
    justify-items: start;
    line-height: 1.6;
    color: ${color.textBody};
  }
  > div a {
    text-decoration: underline;
    text-decoration-color: ${color.borderControl};
    text-underline-offset: 4px;
  }
  > div ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[5]};
  }
  > div {
    grid-column: 1 / -1;
  }

  ${media.medium} {
    grid-template-columns: 3fr 3fr 3fr 4fr;
    padding-block: 56px ${space[9]};

    > div {
      grid-column: auto;
    }
    a {
      min-block-size: 32px;
    }
    address a {
      min-block-size: 26px;
    }
  }
  ${media.coarsePointer} {
    && a {
      min-block-size: ${target.touch};
    }
  }
`

/** The wordmark bleeds off the footer's base and its string off the right edge, ticks hanging from it. */
export const Word = styled.div`
  --unit: calc(100vw * 0.00021);

  position: relative;
  overflow: hidden;
  block-size: calc(var(--unit) * 1850);

  svg {
    position: absolute;
    inset-inline-start: ${space.gutter};
    inline-size: calc(var(--unit) * 3664);
    max-inline-size: none;
  }
  svg:last-child {
    inset-block-start: calc(var(--unit) * 560);
    inset-inline-start: calc(${space.gutter} + var(--unit) * 3900);
    inline-size: calc(100% - ${space.gutter} * 2 - var(--unit) * 3900);
    block-size: 26px;
  }
  ${media.mobile} {
    svg:last-child {
      display: none;
    }
  }
  ${media.medium} {
    --unit: calc(100vw * 0.00015);
  }
`

export const Base = styled.div`
  ${centred}
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[3]};
  padding-block: ${space[5]};
  font-size: 13.5px;
  color: ${color.textMuted};

  &::before {
    content: '';
    inline-size: 100%;
    border-block-start: 1px solid ${color.borderHairline};
  }

  ${media.medium} {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
  }
`
