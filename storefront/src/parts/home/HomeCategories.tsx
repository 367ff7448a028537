import { CategoryList } from '@shruti/design-system/CategoryList'
import { Grid } from '@shruti/design-system/Grid'
import { ProductPicture } from '@shruti/design-system/ProductPicture'
import { Split } from '@shruti/design-system/Split'
import { Stage } from '@shruti/design-system/Stage'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { useCategories } from '../../queries/catalogue.ts'

/** Categories whose pictures stand beside the list. */
const pictured = ['sports', 'over-ear', 'accessories', 'budget']

/** The categories, with what some of them look like. */
export function HomeCategories() {
  const categories = useCategories()
  return (
    <Split ratio="5:7">
      <CategoryList
        categories={categories.map(({ slug, name, productCount }) => ({
          name,
          productCount,
          href: paths.category(slug),
        }))}
        LinkComponent={RouterLink}
      />
      <Grid columns={2} twoOnMobile gap={4}>
        {categories
          .filter(({ slug }) => pictured.includes(slug))
          .map(({ slug, imageUrl }) => (
            <Stage key={slug} shadow>
              <ProductPicture src={imageUrl} alt="" sizes="(min-width: 768px) 28vw, 46vw" />
            </Stage>
          ))}
      </Grid>
    </Split>
  )
}
