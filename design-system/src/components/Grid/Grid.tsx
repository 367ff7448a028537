import type { ComponentPropsWithRef } from 'react'
import type { BlockElement } from '../../foundations/element.ts'
import type { Gap } from '../../foundations/gap.ts'
import { Root } from './Grid.styles.ts'

export interface GridProps extends ComponentPropsWithRef<'div'> {
  as?: BlockElement
  /** Columns from 1024 px on; 5 and 6 become 3, and 3 and 4 become 2, below that. One below 480 px. */
  columns?: 1 | 2 | 3 | 4 | 5 | 6
  /** Two columns even on a phone, for small cells such as products. */
  twoOnMobile?: boolean
  /** Step of the space scale between the cells. */
  gap?: Gap
  /** Wide gaps with a hairline in the middle, instead of boxes. Overrides `gap`. */
  ruled?: boolean
}

/** Equal columns that give way as the screen narrows. */
export function Grid({ columns = 3, gap = 6, ruled = false, twoOnMobile = false, ...rest }: GridProps) {
  return (
    <Root
      data-columns={columns}
      data-gap={gap}
      data-ruled={ruled || undefined}
      data-two={twoOnMobile || undefined}
      {...rest}
    />
  )
}
