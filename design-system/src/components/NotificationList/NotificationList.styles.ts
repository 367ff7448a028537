import { styled } from 'styled-components'
import { color, motion, space, type } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${space[3]};
`

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  ${type.ui}
`

export const List = styled.ul`
  border-block-start: 1px solid ${color.borderStrong};
`

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  padding-block: ${space[4]};
  padding-inline-start: ${space[4]};
  border-block-end: 1px solid ${color.borderHairline};
  transition: opacity ${motion.quick} ${motion.easeOut};

  /* Unread: a struck tick, as long as the title is high. */
  &[data-unread]::before {
    content: '';
    position: absolute;
    inset-block-start: 19px;
    inset-inline-start: 0;
    inline-size: 2px;
    block-size: 18px;
    background: ${color.accent};
  }
  &[aria-busy] {
    opacity: 0.6;
  }
`

export const Text = styled.div`
  display: grid;
  gap: 2px;
  align-content: start;

  /* Three bars as far apart as the lines that they stand for. */
  ${Root}[aria-busy] & {
    gap: 15px;
  }
`

export const Title = styled.h2`
  ${type.body}
  font-weight: 450;

  ${Entry}[data-unread] & {
    font-weight: 560;
  }
`

export const Message = styled.p`
  ${type.ui}
  font-weight: 400;
  line-height: 1.5;
  color: ${color.textBody};
`

export const Time = styled.time`
  ${type.small}
  color: ${color.textMuted};
`

export const Actions = styled.div`
  display: flex;
  align-items: start;
  justify-content: end;
  margin-block-start: -10px;
  margin-inline-end: -10px;
`

export const Deleted = styled.li`
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.borderHairline};
`
