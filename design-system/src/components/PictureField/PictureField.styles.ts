import { styled } from 'styled-components'
import { color, media, space, type } from '../../tokens/index.ts'
import { DropZone as PhotoDropZone } from '../PhotoField/PhotoField.styles.ts'

export { Choices, DropHint, State } from '../PhotoField/PhotoField.styles.ts'

/** Takes what is dropped on it; its rows are taller than those of photos. */
export const DropZone = styled(PhotoDropZone)`
  gap: ${space[4]};
  padding: ${space[4]};
`

export const LeftOut = styled.span`
  ${type.small}
  color: ${color.textPrimary};
`

export const Entries = styled.ol`
  display: grid;
  gap: ${space[4]};
`

/** The buttons stand below on a phone, and at the end where there is room. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  align-items: start;
  padding-block-end: ${space[4]};
  border-block-end: 1px solid ${color.borderHairline};

  ${media.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  &[data-removed] {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  &[data-dragged] {
    opacity: 0.5;
  }
  &[data-target] {
    border-block-end-color: ${color.textPrimary};
  }
`

export const Handle = styled.span`
  display: block;

  &[draggable='true'] {
    cursor: grab;
  }
`

export const About = styled.div`
  display: grid;
  gap: ${space[2]};
  ${type.small}
`

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  min-inline-size: 0;
`

export const Name = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  color: ${color.textPrimary};
`

export const Progress = styled.progress`
  inline-size: 100%;
  block-size: 4px;
  border: 0;
  appearance: none;

  background: ${color.surfaceSunken};
  color: ${color.textPrimary};

  &::-webkit-progress-bar {
    background: ${color.surfaceSunken};
  }
  &::-webkit-progress-value {
    background: ${color.textPrimary};
  }
  &::-moz-progress-bar {
    background: ${color.textPrimary};
  }
`

export const Retry = styled.span`
  justify-self: start;
`

export const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  justify-content: flex-end;

  ${media.medium} {
    grid-column: auto;
  }
`

export const RemovedName = styled.span`
  ${type.small}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-decoration: line-through;

  color: ${color.textMuted};
`
