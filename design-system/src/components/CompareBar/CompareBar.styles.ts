import { styled } from 'styled-components'
import { aboveBottomBar } from '../../foundations/floating.ts'
import { color, layer, media, space, type } from '../../tokens/index.ts'

export const Root = styled.section`
  ${aboveBottomBar}
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-end: var(--floor);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  align-items: center;
  padding: ${space[2]} ${space[4]} max(${space[2]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.borderStrong};

  background: ${color.surfaceRaised};
  color: ${color.textPrimary};

  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-inline: ${space[6]};
  }
  ${media.print} {
    display: none;
  }
`

export const Count = styled.p`
  ${type.small}

  color: ${color.textMuted};
`

export const Chosen = styled.ul`
  display: flex;
  grid-row: 2;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: 0 ${space[4]};

  ${media.medium} {
    grid-row: auto;
    grid-column: auto;
  }
`

export const Item = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;
`

export const ChosenName = styled.span`
  overflow: hidden;
  max-inline-size: 140px;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${type.ui}
`

export const Actions = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  ${type.small}
`
