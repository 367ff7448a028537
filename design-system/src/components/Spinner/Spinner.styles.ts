import { styled } from 'styled-components'
import { risingTicks } from '../../foundations/rising-ticks.ts'

export const Root = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  ${risingTicks}

  &[data-size='large'] {
    gap: 9px;
  }
  &[data-size='large'] i {
    block-size: 32px;
  }
`
