import { styled } from 'styled-components'
import { color, media, space, tabularFigures, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${space[4]};
`

export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]} ${space[5]};
  padding: ${space[4]};
  border: 1px solid ${color.borderHairline};
  ${type.ui}
  ${tabularFigures}
  background: ${color.surfaceSunken};
  color: ${color.textPrimary};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`
