import { styled } from 'styled-components'
import { color, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]} ${space[3]};
  padding: ${space[4]};
  border-inline-start: 3px solid ${color.danger};

  background: ${color.dangerTint};
  color: ${color.danger};
`

export const Title = styled.p`
  ${type.ui}
  font-weight: 540;

  color: ${color.textPrimary};
`

export const List = styled.ul`
  grid-column: 2;
  display: grid;
  gap: ${space[1]};
  ${type.small}

  color: ${color.textPrimary};
`

export const FieldLink = styled.a`
  display: inline-block;
  min-block-size: 24px;
  text-decoration: underline;
  text-underline-offset: 4px;
`
