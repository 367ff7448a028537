import { styled } from 'styled-components'

export const Root = styled.svg`
  inline-size: 100%;
  max-inline-size: 15rem;
  aspect-ratio: 1;

  background: #fff;

  shape-rendering: crispEdges;
`

export const Modules = styled.path`
  fill: #000;
`
