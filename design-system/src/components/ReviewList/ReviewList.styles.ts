import { styled } from 'styled-components'
import { color, measure, space, type } from '../../tokens/index.ts'

export const Root = styled.ul`
  max-inline-size: ${measure.text};
`

export const Review = styled.li`
  position: relative;
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[5]};
  border-block-start: 1px solid ${color.borderHairline};
  overflow-wrap: anywhere;
`

export const Header = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
`

export const Time = styled.time`
  ${type.small}
  color: ${color.textMuted};
`

export const Title = styled.h3`
  ${type.h3}
`

export const Body = styled.p`
  white-space: pre-line;

  color: ${color.textBody};
`

export const Author = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px ${space[3]};
  ${type.small}
  color: ${color.textMuted};
`

export const Verified = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  color: ${color.success};
`

/** What the shop answers, set in from the review. */
export const Reply = styled.div`
  display: grid;
  gap: ${space[1]};
  margin-block-start: ${space[2]};
  padding-inline-start: ${space[4]};
  border-inline-start: 2px solid ${color.borderStrong};
`
