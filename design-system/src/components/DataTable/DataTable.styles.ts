import { styled } from 'styled-components'
import { color, media, radius, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  min-inline-size: 0;
  border: 1px solid ${color.borderHairline};

  &[data-refreshing] {
    cursor: progress;
  }
`

/** In the flow above the table, so that it covers nothing. */
export const BulkBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  min-block-size: 48px;
  padding: ${space[2]} 18px;
  ${type.small}
`

export const BulkButton = styled.button`
  min-block-size: 32px;
  padding-inline: 10px;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  font-size: 0.875rem;

  ${media.coarsePointer} {
    min-block-size: 44px;
  }
`

export const ClearButton = styled(BulkButton)`
  margin-inline-start: auto;
  border-color: transparent;
`

export const BulkCount = styled.span`
  font-weight: 540;
`

export const Message = styled.div`
  padding-inline: 18px;
  border-block-end: 1px solid ${color.borderHairline};
`

/** Room for rows that are not drawn. */
export const Spacer = styled.td`
  padding: 0;
`

/** The edge of a column's head that can be dragged. */
export const ResizeHandle = styled.span`
  position: absolute;
  inset-block: 6px;
  inset-inline-end: 0;
  inline-size: 9px;
  border-inline-end: 1px solid ${color.borderHairline};
  cursor: col-resize;
  touch-action: none;

  &:hover,
  &:focus-visible {
    border-inline-end: 2px solid ${color.focus};
  }
`

export const ProgressBar = styled.progress`
  inline-size: 96px;
  vertical-align: middle;
  accent-color: ${color.accentOnInverse};
`
