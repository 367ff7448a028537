import { styled } from 'styled-components'

export const hidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const Root = styled.span`
  ${hidden}
`
