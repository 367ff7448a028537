import { styled } from 'styled-components'
import { color, media, motion, radius, space, type } from '../../tokens/index.ts'

/** Takes what is dropped on it. */
export const DropZone = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px dashed ${color.borderControl};
  border-radius: ${radius.control};

  background: ${color.surfaceRaised};
  transition: background ${motion.quick} ${motion.easeOut};

  &[data-over] {
    border-color: ${color.textPrimary};
    border-style: solid;
    background: ${color.surfaceSunken};
  }
  &[data-invalid] {
    border-color: ${color.danger};
  }
`

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
`

/** A phone has a camera to hand; a desk has not. */
export const CameraChoice = styled.span`
  display: none;

  ${media.coarsePointer} {
    display: inline-flex;
  }
`

export const DropHint = styled.span`
  ${type.small}
  color: ${color.textMuted};

  ${media.coarsePointer} {
    display: none;
  }
`

export const Entries = styled.ul`
  display: grid;
  gap: ${space[3]};
`

export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
`

export const About = styled.div`
  display: grid;
  gap: 2px;
  ${type.small}
`

export const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  color: ${color.textPrimary};
`

export const State = styled.span`
  color: ${color.textMuted};

  &[data-status='failed'] {
    color: ${color.danger};
  }
`

export const Retry = styled.span`
  justify-self: start;
  margin-block-start: ${space[1]};
`
