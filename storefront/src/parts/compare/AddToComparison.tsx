import { ComparePicker } from '@shruti/design-system/CompareTable'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.ts'
import { paths } from '../../paths.ts'
import { allProductsQuery } from '../../queries/catalogue.ts'
import { useNavigateTo } from '../../router/router-context.ts'
import { comparePath } from './compare-path.ts'
import { localPath } from '../../language/language.ts'

interface AddToComparisonProps {
  /** Slugs of those that are there. */
  chosen: readonly string[]
  all: boolean
}

/** Adds a product of the shop to the comparison [BEY-6]. */
export function AddToComparison({ chosen, all }: AddToComparisonProps) {
  const { data: products } = useSuspenseQuery(allProductsQuery(useApp()))
  const navigate = useNavigateTo()
  return (
    <ComparePicker
      key={chosen.join()}
      action={localPath(paths.compare)}
      chosen={chosen}
      options={products.filter(({ slug }) => !chosen.includes(slug))}
      kept={all ? { all: 'true' } : {}}
      onAdd={slug => navigate(comparePath([...chosen, slug], { all }), { preventScrollReset: true })}
    />
  )
}
