import { styled } from 'styled-components'
import { color, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-inline-start: 3px solid ${color.info};
  ${type.small}

  background: ${color.infoTint};
  color: ${color.textPrimary};

  & > svg {
    color: ${color.info};
  }
  &[data-tone='success'] {
    border-color: ${color.success};
    background: ${color.successTint};
  }
  &[data-tone='success'] > svg {
    color: ${color.success};
  }
  &[data-tone='warning'] {
    border-color: ${color.warning};
    background: ${color.warningTint};
  }
  &[data-tone='warning'] > svg {
    color: ${color.warning};
  }
  &[data-tone='danger'] {
    border-color: ${color.danger};
    background: ${color.dangerTint};
  }
  &[data-tone='danger'] > svg {
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
