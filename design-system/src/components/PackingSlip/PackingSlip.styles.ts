import { styled } from 'styled-components'
import { color, media, space, type } from '../../tokens/index.ts'

/** One order's sheet: each begins on a page of its own. */
export const Root = styled.article`
  inline-size: 100%;
  max-inline-size: 210mm;
  margin-inline: auto;
  padding: ${space[5]};
  ${type.small}

  background: ${color.surfaceRaised};
  color: ${color.textBody};

  ${media.print} {
    max-inline-size: none;
    padding: 0;
    break-after: page;
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

export const Title = styled.h2`
  ${type.h3}
  color: ${color.textPrimary};
`

export const Block = styled.div`
  display: flex;
  flex-direction: column;
  padding-block: ${space[4]};
  overflow-wrap: anywhere;
`

export const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
`

export const Cell = styled.td`
  padding-block: ${space[2]};
  border-block-end: 1px solid ${color.borderHairline};
  text-align: start;

  &[data-numeric] {
    text-align: end;
  }
`
