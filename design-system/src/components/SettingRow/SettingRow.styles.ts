import { styled } from 'styled-components'
import { color, media, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  align-items: center;

  ${media.large} {
    grid-template-columns: 180px minmax(0, 1fr) auto;
  }
`

export const Term = styled.p`
  ${type.ui}
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`

export const Value = styled.div`
  grid-row: 2;
  grid-column: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: ${color.textPrimary};

  ${media.large} {
    grid-area: 1 / 2;
  }
`

export const Action = styled.div`
  grid-area: 1 / 2 / span 2;

  ${media.large} {
    grid-area: 1 / 3;
  }
`
