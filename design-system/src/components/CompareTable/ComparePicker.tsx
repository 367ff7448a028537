import type { ComponentPropsWithRef, FormEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { Cluster } from '../Cluster/Cluster.tsx'
import { Select } from '../Select/Select.tsx'
import { t } from '../../texts/t.ts'

export interface ComparePickerProps extends Omit<ComponentPropsWithRef<'form'>, 'children'> {
  /** The comparison's page, which reads `products` as often as the name is repeated, so that it works without scripts. */
  action: string
  /** Slugs of those that are compared. */
  chosen: readonly string[]
  /** What can be added. */
  options: readonly { slug: string; name: string }[]
  /** Further fields of the address that stay. */
  kept?: Readonly<Record<string, string>>
  /** Takes the form's place once scripts run. */
  onAdd?: (slug: string) => void
}

/** Adds a product to a comparison. Give it a `key` of what is chosen, so that another comparison starts with nothing. */
export function ComparePicker({ action, chosen, options, kept = {}, onAdd, ...rest }: ComparePickerProps) {
  function add(event: FormEvent<HTMLFormElement>) {
    if (!onAdd) return
    event.preventDefault()
    const slug = new FormData(event.currentTarget).getAll('products').map(String).at(-1)
    if (slug) onAdd(slug)
  }
  return (
    <form method="get" action={action} onSubmit={add} {...rest}>
      {chosen.map(slug => (
        <input key={slug} type="hidden" name="products" value={slug} />
      ))}
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Cluster gap={3} align="end">
        <Select label={t('Add a product')} name="products" defaultValue="">
          <option value="">{t('Choose a product')}</option>
          {options.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="secondary">
          {t('Add')}
        </Button>
      </Cluster>
    </form>
  )
}
