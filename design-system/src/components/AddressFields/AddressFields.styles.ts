import { css, styled } from 'styled-components'
import { media, space } from '../../tokens/index.ts'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'

/** Name and mobile share a line, then PIN code, city and state; on a phone each field has its own. */
export const Root = styled.div`
  display: grid;
  gap: 18px ${space[4]};
  align-items: start;

  ${media.medium} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

const third = css`
  ${media.medium} {
    grid-column: span 2;
  }
`

export const ThirdField = styled(TextField)`
  ${third}
`

export const ThirdSelect = styled(Select)`
  ${third}
`

export const HalfField = styled(TextField)`
  ${media.medium} {
    grid-column: span 3;
  }
`

export const WideField = styled(TextField)`
  ${media.medium} {
    grid-column: span 6;
  }
`
