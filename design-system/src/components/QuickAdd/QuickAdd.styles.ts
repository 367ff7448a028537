import { styled } from 'styled-components'
import { color, space, type } from '../../tokens/index.ts'

export const Choice = styled.div`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
`

export const Offer = styled.div`
  display: grid;
  gap: ${space[4]};
`

/** Keeps its line where there is nothing to say, so that nothing moves under a finger. */
export const StockLine = styled.p`
  min-block-size: 1.5em;
  margin-block: ${space[3]};
  ${type.small}

  color: ${color.textBody};
`
