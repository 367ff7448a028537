import { Children, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { StageSkeleton } from '../Skeleton/StageSkeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Cell, Root, SkeletonCell } from './ProductSheet.styles.ts'
import { t } from '../../texts/t.ts'

export interface ProductSheetProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** ProductCards. */
  children?: ReactNode
  /** Columns from 1024 px on; 2 below that. */
  columns?: 3 | 4
  /** Holds the place of this many products. */
  loadingCount?: number
  /** The sheet's own line on the left: off beside a filter column that has none. */
  edge?: boolean
}

/** Products on a sheet of hairlines, edge to edge on a phone. */
export function ProductSheet({
  children,
  columns = 3,
  loadingCount = 0,
  edge = true,
  ...rest
}: ProductSheetProps) {
  return (
    <Root
      data-columns={columns}
      data-edge={edge || undefined}
      aria-busy={loadingCount > 0 || undefined}
      {...rest}
    >
      {Children.map(children, card => (
        <Cell>{card}</Cell>
      ))}
      {Array.from({ length: loadingCount }, (_, index) => (
        <Cell key={`loading-${index}`}>
          {index === 0 && <VisuallyHidden role="status">{t('Loading products...')}</VisuallyHidden>}
          <SkeletonCell>
            <StageSkeleton />
            <Skeleton shape="title" width="half" />
            <Skeleton width="most" />
            <Skeleton shape="title" width="third" />
          </SkeletonCell>
        </Cell>
      ))}
    </Root>
  )
}
