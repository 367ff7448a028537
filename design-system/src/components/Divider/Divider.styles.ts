import { styled } from 'styled-components'
import { color } from '../../tokens/index.ts'

export const Root = styled.hr`
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-block-start: 1px solid ${color.borderHairline};

  &[data-tone='ink'] {
    border-block-start-color: ${color.borderStrong};
  }
`
