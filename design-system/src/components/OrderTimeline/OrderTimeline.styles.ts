import { styled } from 'styled-components'
import { drawn, drawnAsCurrent } from '../../foundations/marks.ts'
import { color, space, type } from '../../tokens/index.ts'

export const Root = styled.ol`
  display: grid;
`

/** A string down the left edge with a tick for each step; what is still to come is drawn thin. */
export const Step = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding-block: ${space[3]};
  padding-inline-start: ${space[7]};
  ${type.small}

  color: ${color.textMuted};

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    background: ${color.textPrimary};
    ${drawn}
  }
  &::before {
    inset-block: 0;
    inline-size: 2px;
  }
  &::after {
    inset-block-start: 22px;
    inline-size: 14px;
    block-size: 2px;
  }
  &:first-child::before {
    inset-block-start: 22px;
  }
  &:last-child::before {
    inset-block-end: calc(100% - 24px);
  }

  &[data-state='ahead']::before,
  &[data-state='ahead']::after {
    inline-size: 1px;
    background: ${color.borderControl};
    ${drawn}
  }
  &[data-state='ahead']::after {
    inline-size: 8px;
    block-size: 1px;
  }
  &[data-state='current']::after {
    inline-size: 22px;
    block-size: 3px;
    background: ${color.accent};
    ${drawnAsCurrent}
  }
  &[data-state='current'][data-tone='danger']::after {
    background: ${color.danger};
    ${drawnAsCurrent}
  }
`

export const Label = styled.strong`
  ${type.ui}
  font-weight: 480;
  color: ${color.textPrimary};

  ${Step}[data-state='current'] > & {
    font-weight: 560;
  }
  ${Step}[data-state='ahead'] > & {
    color: ${color.textMuted};
  }
  ${Step}[data-state='current'][data-tone='danger'] > & {
    color: ${color.danger};
  }
`

/** A line of its own below the label. */
export const Detail = styled.span`
  flex-basis: 100%;
`
