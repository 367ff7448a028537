import { styled } from 'styled-components'
import { color, media, radius, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  min-inline-size: 0;
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
  font-size: 14px;

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
