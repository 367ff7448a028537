import { Button } from '@shruti/design-system/Button'
import { Dialog } from '@shruti/design-system/Dialog'
import { Select } from '@shruti/design-system/Select'
import { Stack } from '@shruti/design-system/Stack'
import { TextArea } from '@shruti/design-system/TextArea'
import { TextField } from '@shruti/design-system/TextField'
import type { AdminCategory, CategoryRule } from '@shruti/server/contract'
import { useId } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useSaveCategory } from '../../../queries/admin-products.ts'
import { categoryRuleWords } from './category-words.ts'
import { textOf } from './product-fields.ts'

/** A category, new or known [ADM-2]. */
export function CategoryDialog({ category, onClose }: { category?: AdminCategory; onClose: () => void }) {
  const form = useId()
  const { mutate, isPending, error } = useSaveCategory(category, onClose)
  const fields = error instanceof ApiError ? error.fields : {}
  const isNamed = Object.keys(fields).length > 0

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => textOf(given, name).trim()
    const rules = Object.keys(categoryRuleWords) as CategoryRule[]
    const rule = rules.find(key => key === text('rule')) ?? 'named'
    mutate({ slug: text('slug'), name: text('name'), description: text('description'), rule })
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={category ? `Edit ${category.name}` : 'New category'}
      footer={
        <Button type="submit" form={form} loading={isPending}>
          Save
        </Button>
      }
    >
      <form method="post" id={form} noValidate onSubmit={submit}>
        <Stack gap={5}>
          <TextField
            label="Name"
            name="name"
            defaultValue={category?.name ?? ''}
            error={fields['name'] ?? (error && !isNamed ? error.message : undefined)}
          />
          {!category && (
            <TextField
              label="Address"
              name="slug"
              hint="The end of its page’s address. It stays."
              error={fields['slug']}
            />
          )}
          <TextArea
            label="Description"
            name="description"
            defaultValue={category?.description ?? ''}
            error={fields['description']}
          />
          <Select label="Which products" name="rule" defaultValue={category?.rule ?? 'named'}>
            {Object.entries(categoryRuleWords).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Stack>
      </form>
    </Dialog>
  )
}
