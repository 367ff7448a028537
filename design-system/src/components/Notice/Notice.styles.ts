import { styled } from 'styled-components'
import { color, space, type } from '../../tokens/index.ts'
import { Icon } from '../Icon/Icon.tsx'

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-inline-start: 3px solid ${color.info};
  ${type.small}

  background: ${color.infoTint};
  color: ${color.textPrimary};

  &[data-tone='success'] {
    border-color: ${color.success};
    background: ${color.successTint};
  }
  &[data-tone='warning'] {
    border-color: ${color.warning};
    background: ${color.warningTint};
  }
  &[data-tone='danger'] {
    border-color: ${color.danger};
    background: ${color.dangerTint};
  }
`

export const Sign = styled(Icon)`
  color: ${color.info};

  ${Root}[data-tone='success'] > & {
    color: ${color.success};
  }
  ${Root}[data-tone='warning'] > & {
    color: ${color.warning};
  }
  ${Root}[data-tone='danger'] > & {
    color: ${color.danger};
  }
`

export const Body = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: break-word;
`

export const Title = styled.p`
  font-weight: 540;
`
