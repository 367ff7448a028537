import { styled } from 'styled-components'
import { color, motion, space, target, type } from '../../tokens/index.ts'

export const Root = styled.section`
  display: grid;
  gap: ${space[5]};
`

export const Chart = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  align-items: end;
  gap: ${space[2]};
  block-size: 120px;
  border-block-end: 1px solid ${color.borderControl};
`

export const Bar = styled.span`
  position: relative;
  block-size: 100%;
`

/** The noise as it is, behind. */
export const Before = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  border: 1px solid ${color.borderControl};
  border-block-end: 0;
`

/** What is heard. Durations drop to nothing where motion is reduced. */
export const Heard = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  background: ${color.accent};
  transition: block-size ${motion.base} ${motion.easeOut};
`

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[6]};
`

export const Volume = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${target.minimum};
  ${type.ui}
`

export const VolumeRange = styled.input`
  inline-size: 140px;
  block-size: ${target.minimum};
  accent-color: ${color.accent};
`

export const Small = styled.p`
  ${type.small}
  color: ${color.textMuted};
`
