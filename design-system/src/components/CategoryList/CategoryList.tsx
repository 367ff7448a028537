import { ArrowRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Arrow, Count, End, Entry, Item, Name } from './CategoryList.styles.ts'
import { t } from '../../texts/t.ts'

export interface CategoryLink {
  name: string
  href: string
  /** Products in it; left out where it would say nothing. */
  productCount?: number
}

export interface CategoryListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  categories: readonly CategoryLink[]
  LinkComponent?: LinkComponent
}

/** Large ruled links to the categories, each with what is in it. */
export function CategoryList({ categories, LinkComponent: Anchor = 'a', ...rest }: CategoryListProps) {
  return (
    <ul {...rest}>
      {categories.map(({ name, href, productCount }) => (
        <Item key={href}>
          <Entry as={Anchor} href={href}>
            <Name>{name}</Name>
            <End>
              {productCount !== undefined && (
                <Count>
                  {t('{count, plural, one {# product} other {# products}}', { count: productCount })}
                </Count>
              )}
              <Arrow icon={ArrowRight} size={24} />
            </End>
          </Entry>
        </Item>
      ))}
    </ul>
  )
}
