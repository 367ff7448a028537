import { styled } from 'styled-components'
import { color, tabularFigures } from '../../tokens/index.ts'

export const Root = styled.div`
  padding: 14px 18px;
  border: 1px solid ${color.borderHairline};
  background: ${color.surfaceRaised};
  font-size: 0.84375rem;
  line-height: 1.4;
  color: ${color.textMuted};
`

export const Value = styled.p`
  font-size: 1.75rem;
  font-weight: 430;
  font-stretch: 108%;
  line-height: 1.2;
  letter-spacing: -0.02em;
  ${tabularFigures}
  color: ${color.textPrimary};
`

export const Change = styled.p`
  &[data-good='true'] {
    color: ${color.success};
  }
  &[data-good='false'] {
    color: ${color.danger};
  }
`
