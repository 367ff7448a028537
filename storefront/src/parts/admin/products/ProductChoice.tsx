import { Checkbox } from '@shruti/design-system/Checkbox'
import { Grid } from '@shruti/design-system/Grid'
import { Stack } from '@shruti/design-system/Stack'
import { TextField } from '@shruti/design-system/TextField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { allProductsQuery } from '../../../queries/catalogue.ts'

/** Products that show at once, beside those that are chosen: a search finds the others. */
const shownProducts = 12

/** What is chosen once one of it is pressed. */
export const toggled = (chosen: readonly string[], id: string, isChosen: boolean) =>
  isChosen ? [...chosen, id] : chosen.filter(other => other !== id)

interface ProductChoiceProps {
  /** Ids of products. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  error?: string | undefined
}

/** Some of the products on sale, found by their names. */
export function ProductChoice({ chosen, onChange, error }: ProductChoiceProps) {
  const { data: products } = useSuspenseQuery(allProductsQuery(useApp()))
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase('en-IN')
  const found = products
    .filter(({ id, name }) => !chosen.includes(id) && name.toLocaleLowerCase('en-IN').includes(wanted))
    .slice(0, shownProducts)
  const shown = [...products.filter(({ id }) => chosen.includes(id)), ...found]
  return (
    <Stack gap={4}>
      <TextField
        label="Find products"
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
        error={error}
      />
      <Grid columns={2} gap={2}>
        {shown.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={event => onChange(toggled(chosen, id, event.currentTarget.checked))}
          />
        ))}
      </Grid>
    </Stack>
  )
}
