import { styled } from 'styled-components'
import { color, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
`

export const Value = styled.code`
  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  padding: ${space[4]};
  border: 1px solid ${color.borderHairline};
  ${type.ui}
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  user-select: all;
  background: ${color.surfaceSunken};
  color: ${color.textPrimary};
`
