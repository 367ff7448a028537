import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { ConflictNotice, type ConflictField } from '@shruti/design-system/ConflictNotice'
import { Grid } from '@shruti/design-system/Grid'
import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { Select } from '@shruti/design-system/Select'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TextArea } from '@shruti/design-system/TextArea'
import { TextField } from '@shruti/design-system/TextField'
import { gstRates, usualGstRate, type AdminProduct, type AdminSettings } from '@shruti/server/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { adminPaths } from '../../../admin-paths.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useApp } from '../../../app/app-context.ts'
import { paths } from '../../../paths.ts'
import { adminCategoriesQuery, adminProductQuery, useSaveProduct } from '../../../queries/admin-products.ts'
import { useNavigateTo } from '../../../router/router-context.ts'
import { FormStack } from '../../form/FormStack.tsx'
import { useMay } from '../access/use-may.ts'
import { focusFirstProblem, useFocusOnRefusal } from '../../form/focus-first-problem.ts'
import { useUnsavedChanges } from '../../form/use-unsaved-changes.tsx'
import { ColourPicturesField } from './ColourPicturesField.tsx'
import {
  blankProduct,
  colourFields,
  inputOf,
  productFields,
  productSections,
  shownValue,
  textOf,
  type ProductField,
} from './product-fields.ts'
import { pictureName, useProductPictures, type ColourPictures } from './use-product-pictures.ts'

interface FieldProps {
  name: string
  field: ProductField
  value: string
  error: string | undefined
  readOnly: boolean
}

function ProductTextField({ name, field: { label, kind, hint }, value, error, readOnly }: FieldProps) {
  const common = { label, name, defaultValue: value, error, readOnly, ...(hint !== undefined && { hint }) }
  if (kind === 'percent') {
    const rates = [...new Set([...gstRates.map(String), value])].filter(rate => rate !== '')
    return (
      <Select {...{ label, name, hint, error }} defaultValue={value} disabled={readOnly}>
        {rates.map(rate => (
          <option key={rate} value={rate}>
            {rate}%
          </option>
        ))}
      </Select>
    )
  }
  if (kind === 'text' || kind === 'lines') return <TextArea rows={kind === 'text' ? 6 : 4} {...common} />
  return (
    <TextField
      autoComplete="off"
      {...(kind === 'rupees' && { prefix: '₹', inputMode: 'decimal' as const })}
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
      {...common}
    />
  )
}

/** What somebody else saved meanwhile, and where it differs from what is typed. */
interface Conflict {
  theirs: AdminProduct
  fields: ConflictField[]
}

/** The pictures of a colour in words, in their order. */
const pictureWords = ({ imageUrls = [], imageAlts = [] }: Partial<ColourPictures> = {}) =>
  imageUrls.map((url, place) => [pictureName(url), imageAlts[place]].filter(Boolean).join(': ')).join(', ')

function conflictOf(form: FormData, pictures: readonly ColourPictures[], theirs: AdminProduct): Conflict {
  const fields = [
    ...productFields.map(field => ({ ...field, prefix: '' })),
    ...theirs.variants.flatMap(({ name }, place) =>
      colourFields.map(field => ({
        ...field,
        path: `variants.${place}.${field.path}`,
        prefix: `${name}: `,
      })),
    ),
  ]
  const compared = [
    ...fields.map(({ path, kind, label, prefix }) => ({
      label: `${prefix}${label}`,
      yours: textOf(form, path).trim(),
      theirs: shownValue(theirs, path, kind).trim(),
    })),
    ...theirs.variants.map((variant, place) => ({
      label: `${variant.name}: Pictures`,
      yours: pictureWords(pictures[place]),
      theirs: pictureWords(variant),
    })),
  ]
  return {
    theirs,
    fields: compared.filter(({ yours, theirs: other }) => yours !== other),
  }
}

interface ProductFormProps {
  /** Absent: a new one. */
  product?: AdminProduct
  /** What a new one begins with. */
  tax?: AdminSettings['tax']
  /** Something in it is not saved. */
  isDirty: boolean
  onDirty: (isDirty: boolean) => void
}

const usualTax = { hsn: '', gstRate: usualGstRate }

/** The form of a product, new or known: all of it, each mistake at its field [ADM-2]. */
export function ProductForm({ product, tax = usualTax, isDirty, onDirty }: ProductFormProps) {
  const app = useApp()
  const navigate = useNavigateTo()
  const known = product ?? blankProduct(tax)
  const { data: categories = [] } = useQuery(adminCategoriesQuery(app))
  const form = useRef<HTMLDivElement>(null)
  const [colours, setColours] = useState<number>(known.variants.length)
  const [preview, setPreview] = useState({ title: '', description: '', slug: '' })
  const [conflict, setConflict] = useState<Conflict>()
  const { dialog, saved } = useUnsavedChanges(isDirty)
  const { mutate, isPending, error } = useSaveProduct(product?.id)
  useFocusOnRefusal(form, error)
  const pictures = useProductPictures(known.variants, () => onDirty(true))
  const [isEarly, setEarly] = useState(false)
  const mayChange = useMay()(product ? 'adminUpdateProduct' : 'adminCreateProduct')
  const fields = error instanceof ApiError ? error.fields : {}
  const shown = new Set([
    ...productFields.map(({ path }) => path),
    ...Array.from({ length: colours }, (_, place) =>
      colourFields.map(({ path }) => `variants.${place}.${path}`),
    ).flat(),
  ])
  const elsewhere = Object.entries(fields).filter(
    ([path]) => !shown.has(path) && !/^variants\.\d+\.image(Urls|Alts)\b/.test(path),
  )

  const typed = () => {
    const element = form.current?.querySelector('form')
    return element ? new FormData(element) : undefined
  }

  function save(version: number) {
    const data = typed()
    if (!data) return
    setEarly(pictures.problem !== undefined)
    if (pictures.problem !== undefined) return focusFirstProblem(form.current)
    const own = Array.from({ length: colours }, (_, place) => pictures.inputOf(place))
    mutate(
      { ...inputOf(data, own, known), version },
      {
        onSuccess(changed) {
          setConflict(undefined)
          onDirty(false)
          saved()
          if (!product) navigate(adminPaths.product(changed.id))
        },
        onError(failure) {
          if (product && failure instanceof ApiError && failure.code === 'stale_version')
            void app.api
              .call('adminGetProduct', { id: product.id })
              .then(theirs => setConflict(conflictOf(data, own, theirs)))
        },
      },
    )
  }

  function onChange() {
    onDirty(true)
    const data = typed()
    if (!data) return
    const text = (name: string) => textOf(data, name).trim()
    setPreview({
      title: text('seo.title') || text('name'),
      description: text('seo.description') || text('shortDescription'),
      slug: text('slug'),
    })
  }

  const marked = Object.keys(fields).length > 0 ? 'Check the fields that are marked.' : error?.message
  const tooEarly = isEarly ? pictures.problem : undefined
  const refusal = elsewhere.length > 0 ? elsewhere.map(([, message]) => message).join(' ') : marked
  const title = preview.title || product?.seo.title || product?.name || 'The name of the product'
  const description =
    preview.description || product?.seo.description || product?.shortDescription || 'What it is, in a line'

  return (
    <div ref={form}>
      {dialog}
      <FormStack
        onSubmit={event => {
          event.preventDefault()
          if (mayChange) save(product?.version ?? 0)
        }}
        onChange={onChange}
      >
        {conflict && (
          <ConflictNotice
            fields={conflict.fields}
            saving={isPending}
            onKeepMine={() => save(conflict.theirs.version)}
            onTakeTheirs={() => {
              const { theirs } = conflict
              app.queryClient.setQueryData(adminProductQuery(app, theirs.id).queryKey, theirs)
              onDirty(false)
            }}
          />
        )}
        {(error ?? tooEarly) && !conflict && (
          <Notice tone="danger" live title="The product is not saved">
            {tooEarly ?? refusal}
          </Notice>
        )}
        {!mayChange && (
          <Text tone="muted">Your role can read what is said of products, and not change it.</Text>
        )}
        {productSections.map(section => (
          <Stack gap={4} key={section.title}>
            <Heading as="h2" size="h3">
              {section.title}
            </Heading>
            <Grid columns={2} gap={4}>
              {section.fields.map(field => (
                <ProductTextField
                  key={field.path}
                  name={field.path}
                  field={field}
                  value={shownValue(known, field.path, field.kind)}
                  error={fields[field.path]}
                  readOnly={!mayChange}
                />
              ))}
            </Grid>
          </Stack>
        ))}
        <Stack gap={2}>
          <Text tone="muted">{paths.product(preview.slug || product?.slug || '…')}</Text>
          <Text>{title}</Text>
          <Text tone="muted">{description}</Text>
        </Stack>
        <Stack gap={4}>
          <Heading as="h2" size="h3">
            Categories
          </Heading>
          {categories
            .filter(({ rule }) => rule === 'named')
            .map(({ slug, name }) => (
              <Checkbox
                key={slug}
                label={name}
                name="categories"
                value={slug}
                disabled={!mayChange}
                defaultChecked={(known.categories as readonly string[]).includes(slug)}
              />
            ))}
        </Stack>
        <Stack gap={4}>
          <Heading as="h2" size="h3">
            Colours
          </Heading>
          {Array.from({ length: colours }, (_, place) => (
            // Colours have no other name than their place, and never move.
            // oxlint-disable-next-line react/no-array-index-key
            <Stack key={place} gap={4}>
              <Grid columns={3} gap={4}>
                {colourFields.map(field => (
                  <ProductTextField
                    key={field.path}
                    name={`variants.${place}.${field.path}`}
                    field={field}
                    value={shownValue(known.variants[place] ?? { stock: 0 }, field.path, field.kind)}
                    error={fields[`variants.${place}.${field.path}`]}
                    readOnly={!mayChange}
                  />
                ))}
              </Grid>
              <ColourPicturesField
                colour={known.variants[place]?.name || `colour ${place + 1}`}
                field={pictures.fieldOf(place)}
                path={`variants.${place}`}
                errors={fields}
                tooEarly={isEarly ? pictures.problemOf(place) : undefined}
                disabled={!mayChange}
              />
            </Stack>
          ))}
          {mayChange && (
            <Button variant="secondary" onClick={() => setColours(colours + 1)}>
              Add a colour
            </Button>
          )}
        </Stack>
        {mayChange && (
          <Button type="submit" loading={isPending}>
            {product ? 'Save' : 'Create the draft'}
          </Button>
        )}
      </FormStack>
    </div>
  )
}
