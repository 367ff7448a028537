import { styled } from 'styled-components'

export const Root = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 5px;

  &[data-size='large'] {
    --tick: 32px;
    gap: 9px;
  }
`
