import { css, styled } from 'styled-components'
import { startMark } from '../../foundations/marks.ts'
import { color, layer, media, shadow, space, type } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

/** Leaves room for what stands around a table: the page's head and the pages' links. */
const boundedBlockSize = 'max(320px, calc(100dvh - 200px))'

/** How far from the start of the line each pinned column stays; the checkboxes are the first. */
const pinOffsets = [0, 1, 2, 3, 4, 5, 6, 7]
  .map(place => `&[data-pin='${place}'] { inset-inline-start: var(--pin-${place}, 0px); }`)
  .join('\n')

const pinned = css`
  ${media.medium} {
    &[data-pin] {
      position: sticky;
      z-index: ${layer.raised};
      background: inherit;
    }
    ${pinOffsets}
  }
`

export const Scroller = styled.div`
  position: relative;
  /* Its head lies over its rows, and over nothing around it. */
  isolation: isolate;
  overflow: auto;
  min-inline-size: 0;

  background: ${color.surfaceRaised};

  &[data-bounded='rows'] {
    max-block-size: ${boundedBlockSize};
  }
  ${media.medium} {
    &[data-bounded] {
      max-block-size: ${boundedBlockSize};
    }
  }
`

export const Root = styled.table`
  inline-size: 100%;
  ${type.data}
  font-stretch: 96%;
  font-variant-numeric: tabular-nums;

  color: ${color.textBody};

  [data-stack-label] {
    display: none;
  }
  ${media.mobile} {
    &[data-stacked] [data-stack-label] {
      display: inline;
      margin-inline-end: ${space[2]};
      color: ${color.textMuted};
    }
  }
`

/** For screen readers alone: each card says its labels itself. */
const headUnseen = css`
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`

export const Head = styled.thead`
  ${media.mobile} {
    ${Root}[data-stacked] > & {
      position: absolute;
    }
    ${Root}[data-stacked] > &:not(:has(:focus-visible)) {
      ${headUnseen}
    }
    /* A keyboard's focus is seen: over the first card, so that nothing moves when it comes and goes. */
    ${Root}[data-stacked] > &:has(:focus-visible) {
      inset-block-start: 0;
      inset-inline: 0;
      z-index: ${layer.raised};
      border-block-end: 1px solid ${color.borderControl};
      background: ${color.surfaceRaised};
      box-shadow: ${shadow.popover};
    }
    ${media.print} {
      ${Root}[data-stacked] > &:has(:focus-visible) {
        ${headUnseen}
      }
    }
  }
`

export const HeadLine = styled.tr`
  ${media.mobile} {
    ${Root}[data-stacked] > ${Head}:has(:focus-visible) > & {
      display: flex;
      flex-wrap: wrap;
    }
  }
`

export const HeadCell = styled.th`
  position: sticky;
  z-index: ${layer.raised};
  inset-block-start: 0;
  block-size: 36px;
  padding-inline: ${space[3]};
  border-block-end: 1px solid ${color.borderControl};
  font-size: 0.8125rem;
  font-weight: 480;
  text-align: start;
  white-space: nowrap;

  background: ${color.surfaceRaised};
  color: ${color.textMuted};

  &:first-child {
    padding-inline-start: 18px;
  }
  &:last-child {
    padding-inline-end: 18px;
  }
  &[data-numeric] {
    text-align: end;
  }
  ${pinned}
  &[data-pin] {
    z-index: ${layer.raised + 1};
  }
  ${Root}[data-fixed] & {
    overflow: hidden;
  }
  ${media.mobile} {
    ${Root}[data-stacked] > ${Head}:has(:focus-visible) > ${HeadLine} > & {
      position: static;
      display: flex;
      align-items: center;
      border: 0;
    }
  }
`

export const SortButton = styled.button`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-block-size: 28px;
  /* Air between the label and the ring. */
  margin-inline: -6px;
  padding-inline: 6px;
  /* The ring fits into the head, however large the text is. */
  outline-offset: -2px;

  &:not([data-sorted='none']) {
    color: ${color.textPrimary};
  }
  ${media.hover} {
    &:hover {
      color: ${color.textPrimary};
    }
  }
`

export const SortIcon = styled(Icon)`
  ${SortButton}[data-sorted='none'] > & {
    opacity: 0.6;
  }
`

export const BodyCell = styled.td`
  block-size: 40px;
  padding-inline: ${space[3]};
  border-block-end: 1px solid ${color.borderHairline};
  white-space: nowrap;

  &:first-child {
    padding-inline-start: 18px;
  }
  &:last-child {
    padding-inline-end: 18px;
  }
  &[data-stack='leading'] {
    inline-size: 1%;
    padding-inline-end: 0;
  }
  &[data-numeric] {
    text-align: end;
  }
  &[data-strong] {
    font-weight: 540;
    color: ${color.textPrimary};
  }
  ${pinned}
  ${media.medium} {
    ${Root}[data-density='compact'] & {
      block-size: 32px;
    }
    ${Root}[data-fixed] & {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`

export const Line = styled.tr`
  background: ${color.surfaceRaised};

  &[data-selected] {
    background: ${color.surfacePage};
  }
  &[data-selected] > ${BodyCell}:first-child {
    ${startMark('2px', color.accent)}
  }
  ${media.hover} {
    &:hover {
      background: ${color.surfacePage};
    }
  }

  ${media.mobile} {
    ${Root}[data-stacked] & {
      display: grid;
      grid-template-columns: auto 1fr auto auto;
      gap: 2px ${space[2]};
      padding: 10px ${space[3]};
      border-block-end: 1px solid ${color.borderHairline};
    }
    ${Root}[data-stacked] &[data-selected] {
      ${startMark('2px', color.accent)}
    }
    ${Root}[data-stacked] &[data-selected] > ${BodyCell}:first-child {
      box-shadow: none;
    }
    ${Root}[data-stacked] & > ${BodyCell} {
      grid-column: 2 / 4;
      block-size: auto;
      padding: 1px 0;
      border: 0;
      font-size: 0.875rem;
      text-align: start;
      white-space: normal;
    }
    ${Root}[data-stacked] & > [data-stack='leading'] {
      grid-row: 1 / 4;
      grid-column: 1;
    }
    ${Root}[data-stacked] & > [data-stack='title'] {
      grid-row: 1;
      grid-column: 2;
    }
    ${Root}[data-stacked] & > [data-stack='end'] {
      grid-row: 1;
      grid-column: 3;
      font-weight: 520;
      text-align: end;
    }
    ${Root}[data-stacked] & > [data-stack='trailing'] {
      grid-row: 1 / 4;
      grid-column: 4;
    }
    ${Root}[data-stacked] & > [data-stack='hidden'] {
      display: none;
    }
  }
`
