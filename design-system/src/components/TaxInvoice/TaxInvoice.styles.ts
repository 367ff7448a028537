import { styled } from 'styled-components'
import { color, media, space, type } from '../../tokens/index.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.styles.ts'

/** As wide as A4. On paper the printer's own margins take the place of the padding. */
export const Root = styled.article`
  inline-size: 100%;
  max-inline-size: 210mm;
  margin-inline: auto;
  padding: ${space[5]};
  ${type.small}

  background: ${color.surfaceRaised};
  color: ${color.textBody};

  /* Its table is wider where the visitor's text is large. */
  @media screen {
    overflow-x: auto;
  }
  ${media.medium} {
    padding: 12mm;
  }
  ${media.print} {
    max-inline-size: none;
    padding: 0;
    font-size: 0.6875rem;
    line-height: 1.4;
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[6]};
  align-items: flex-start;
  justify-content: space-between;
  padding-block-end: ${space[4]};
  border-block-end: 1px solid ${color.borderStrong};
`

export const Title = styled.h1`
  ${type.h3}
  color: ${color.textPrimary};
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: 2px ${space[4]};
  margin: 0;
`

export const FactName = styled.dt`
  color: ${color.textMuted};
`

export const FactValue = styled.dd`
  margin: 0;
  color: ${color.textPrimary};
`

export const Parties = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  padding-block: ${space[4]};
  break-inside: avoid;
`

export const Party = styled.section`
  display: flex;
  flex-direction: column;
  overflow-wrap: anywhere;
`

export const PartyTitle = styled.h2`
  font-size: inherit;
  font-weight: 480;
  color: ${color.textMuted};
`

export const Name = styled.span`
  font-weight: 540;
  color: ${color.textPrimary};
`

/** A phone's screen. Not paper: A4 less its margins is narrower than a tablet. */
const phoneScreen = '@media screen and (max-width: 767.98px)'

export const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  ${phoneScreen} {
    display: block;
  }
`

export const LineHeads = styled.thead`
  ${phoneScreen} {
    ${hidden}
  }
`

export const LineBody = styled.tbody`
  ${phoneScreen} {
    display: block;
  }
`

export const LineTotals = styled.tfoot`
  ${phoneScreen} {
    display: block;
  }
`

export const Row = styled.tr`
  break-inside: avoid;

  ${phoneScreen} {
    display: block;
    padding-block: ${space[2]};
    border-block-end: 1px solid ${color.borderHairline};
  }
`

const cell = `
  padding: ${space[2]};
  border-block-end: 1px solid ${color.borderHairline};
  text-align: end;
  vertical-align: top;
  white-space: nowrap;

  &:first-child {
    min-inline-size: 9rem;
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }
  &:last-child {
    padding-inline-end: 0;
  }
  &[data-total] {
    border-block-start: 1px solid ${color.borderStrong};
    font-weight: 540;
    color: ${color.textPrimary};
  }
  ${phoneScreen} {
    display: flex;
    gap: ${space[4]};
    justify-content: space-between;
    padding: 2px 0;
    border: 0;
    text-align: end;

    &[data-total] {
      border: 0;
    }
    &:first-child {
      display: block;
      color: ${color.textPrimary};
    }
    &[data-title]::before {
      content: attr(data-title);
      color: ${color.textMuted};
    }
  }
  ${media.print} {
    padding-block: 3px;
    padding-inline: 5px;
  }
`

/** Of a column, or of the row of totals. */
export const HeadCell = styled.th`
  font-weight: 480;
  color: ${color.textMuted};
  ${cell}
`

export const Cell = styled.td`
  ${cell}
`

export const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
`

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[6]};
  justify-content: space-between;
  padding-block-start: ${space[4]};
  break-inside: avoid;
`

export const Closing = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-direction: column;
  gap: ${space[2]};
`

export const Pay = styled.div`
  inline-size: 8.5rem;
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  max-inline-size: 210mm;
  margin-inline: auto;
  padding: ${space[4]};

  ${media.print} {
    display: none;
  }
`
