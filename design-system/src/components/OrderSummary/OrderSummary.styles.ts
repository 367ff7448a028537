import { styled } from 'styled-components'
import { color, space, type } from '../../tokens/index.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

export const Root = styled.section`
  border-block-start: 1px solid ${color.borderStrong};
`

export const Title = styled.h2`
  padding-block: 18px 10px;
  ${type.h3}
`

/** Holds the place of a row of sums. */
export const RowSkeleton = styled(Skeleton)`
  margin-block: ${space[4]};
`

export const Note = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-block: ${space[1]} 18px;
  ${type.small}
  color: ${color.textMuted};

  &[data-below='action'] {
    margin-block-start: 14px;
  }
`
