import { styled } from 'styled-components'
import { color } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 14px;
  max-inline-size: 60ch;
  padding-block: 28px;
`

export const Sign = styled(Icon)`
  margin-block-start: 6px;
  color: ${color.danger};
`

export const Body = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;

  > [data-part='retry'] {
    margin-block-start: 10px;
  }
`
