import { styled } from 'styled-components'
import { inlineSign } from '../../foundations/direction.ts'

/** Points to what is now, wherever the line leads. */
export const Arrow = styled.span`
  display: inline-block;
  scale: ${inlineSign} 1;
  white-space: pre;
`
