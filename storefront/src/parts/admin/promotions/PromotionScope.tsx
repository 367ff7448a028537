import { Checkbox } from '@shruti/design-system/Checkbox'
import { Grid } from '@shruti/design-system/Grid'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../../../app/app-context.ts'
import { categoriesQuery } from '../../../queries/catalogue.ts'
import { ProductChoice, toggled } from '../products/ProductChoice.tsx'
import type { PromotionDraft } from './promotion-draft.ts'

type Scope = Pick<PromotionDraft, 'isScoped' | 'productIds' | 'categories'>

interface PromotionScopeProps {
  scope: Scope
  onChange: (scope: Partial<Scope>) => void
  error: string | undefined
}

/** Which products a promotion is for [ADM-6]. */
export function PromotionScope({ scope, onChange, error }: PromotionScopeProps) {
  const app = useApp()
  const { data: categories } = useSuspenseQuery(categoriesQuery(app))
  const { isScoped, productIds, categories: slugs } = scope
  return (
    <Stack gap={4}>
      <RadioGroup
        label="What it is for"
        value={isScoped ? 'some' : 'all'}
        onValueChange={value => onChange({ isScoped: value === 'some' })}
        options={[
          { value: 'all', label: 'All products' },
          { value: 'some', label: 'Some categories or products' },
        ]}
        error={error}
      />
      {isScoped && (
        <>
          <Text size="small" tone="muted">
            Categories
          </Text>
          <Grid columns={2} gap={2}>
            {categories.map(({ slug, name }) => (
              <Checkbox
                key={slug}
                label={name}
                checked={slugs.includes(slug)}
                onChange={event =>
                  onChange({ categories: toggled(slugs, slug, event.currentTarget.checked) })
                }
              />
            ))}
          </Grid>
          <ProductChoice chosen={productIds} onChange={ids => onChange({ productIds: ids })} />
        </>
      )}
    </Stack>
  )
}
