import { css, styled } from 'styled-components'
import { color, measure, media, space, target, type } from '../../tokens/index.ts'
import { Scale } from '../Scale/Scale.tsx'
import { Wordmark } from '../Wordmark/Wordmark.tsx'

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

  ${media.medium} {
    grid-template-columns: 7fr 5fr;
    gap: ${space[8]};
    align-items: end;
    padding-block: 72px ${space[9]};
  }
`

export const Offer = styled.h2`
  ${type.display2}
  text-wrap: balance;
`

export const Tiles = styled.ul`
  ${centred}
  display: grid;

  ${media.medium} {
    grid-template-columns: repeat(3, 1fr);
  }
`

/** Hairlines stop at the gutter, so they belong to the items and not to the padded list. */
export const Tile = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px 1fr;
  align-content: start;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[5]};
  border-block-start: 1px solid ${color.borderHairline};

  &:last-child {
    border-block-end: 1px solid ${color.borderHairline};
  }
  ${media.medium} {
    padding-block: 28px;
    padding-inline-end: ${space[7]};
    border-block-end: 1px solid ${color.borderHairline};

    & + & {
      padding-inline-start: ${space[7]};
    }
    & + &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      border-inline-start: 1px solid ${color.borderHairline};
    }
  }
`

export const TileTitle = styled.strong`
  font-weight: 500;
  font-stretch: 110%;
`

export const TileText = styled.p`
  grid-column: 2;
  ${type.small}
  color: ${color.textMuted};
`

export const Columns = styled.div`
  ${centred}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[7]} ${space[6]};
  padding-block: 36px 40px;
  font-size: 0.9375rem;

  ${media.medium} {
    grid-template-columns: 3fr 3fr 3fr 4fr;
    padding-block: 56px ${space[9]};
  }
`

export const ContactColumn = styled.div`
  grid-column: 1 / -1;

  ${media.medium} {
    grid-column: auto;
  }
`

export const Address = styled.address`
  display: grid;
  justify-items: start;
  line-height: 1.6;
  color: ${color.textBody};
`

export const ColumnTitle = styled.h3`
  margin-block-end: ${space[3]};
  ${type.small}
  color: ${color.textMuted};

  ${Address} + & {
    margin-block-start: ${space[6]};
  }
`

export const ColumnLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${target.touch};

  &:hover {
    color: ${color.accentText};
  }
  ${media.medium} {
    min-block-size: 32px;

    ${Address} > & {
      min-block-size: 26px;
    }
  }
  ${media.coarsePointer} {
    && {
      min-block-size: ${target.touch};
    }
  }
`

export const ContactLink = styled(ColumnLink)`
  text-decoration: underline;
  text-decoration-color: ${color.borderControl};
  text-underline-offset: 4px;
`

export const SocialLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
`

/** The wordmark bleeds off the footer's base and its string off the right edge, ticks hanging from it. */
export const Word = styled.div`
  --unit: calc(100vw * 0.00021);

  position: relative;
  overflow: hidden;
  block-size: calc(var(--unit) * 1850);

  ${media.medium} {
    --unit: calc(100vw * 0.00015);
  }
`

export const Letters = styled(Wordmark)`
  position: absolute;
  inset-inline-start: ${space.gutter};
  inline-size: calc(var(--unit) * 3664);
`

export const Ticks = styled(Scale)`
  position: absolute;
  inset-block-start: calc(var(--unit) * 560);
  inset-inline-start: calc(${space.gutter} + var(--unit) * 3900);
  inline-size: calc(100% - ${space.gutter} * 2 - var(--unit) * 3900);
  max-inline-size: none;
  block-size: 26px;

  ${media.mobile} {
    display: none;
  }
`

export const Base = styled.div`
  ${centred}
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[3]};
  padding-block: ${space[5]};
  font-size: 0.84375rem;
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
