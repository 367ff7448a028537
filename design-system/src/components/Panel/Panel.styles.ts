import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.ts'

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${color.borderHairline};
  background: ${color.surfaceRaised};
  font-size: 0.875rem;

  @media print {
    break-inside: avoid;
  }
`

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-block-size: 52px;
  padding: ${space[2]} 18px;
  border-block-end: 1px solid ${color.borderHairline};
`

export const Title = styled.h2`
  font-size: 0.9375rem;
  font-weight: 520;
  font-stretch: 108%;
`

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;

  &[data-padded='true'] {
    padding: 18px;
  }
`
