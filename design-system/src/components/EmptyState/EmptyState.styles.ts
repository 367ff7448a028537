import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  max-inline-size: 56ch;
  padding-block: 28px;
`

export const Action = styled.div`
  margin-block-start: 10px;
`
