import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Cluster } from '@shruti/design-system/Cluster'
import { ConflictNotice } from '@shruti/design-system/ConflictNotice'
import { Grid } from '@shruti/design-system/Grid'
import { Heading } from '@shruti/design-system/Heading'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import { adminSettingsSchemas, type AdminSettings } from '@shruti/server/contract'
import { useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { SettingsConflict, useSaveSettings } from '../../../queries/admin-settings.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { FormStack } from '../../form/FormStack.tsx'
import { showFieldErrors } from '../../form/field-errors.ts'
import { useUnsavedChanges } from '../../form/use-unsaved-changes.tsx'
import { useHolds } from '../access/use-may.ts'
import { courierDifferences } from './courier-fields.ts'

type CouriersInput = z.input<typeof adminSettingsSchemas.setCouriersInput>

const valuesOf = ({ version, couriers }: AdminSettings): CouriersInput => ({ version, couriers })

/** Whom parcels go with: name, tracking page, and whether new parcels can; none is removed, for orders name it [ADM-7]. */
export function CouriersForm({ settings }: { settings: AdminSettings }) {
  const [base, setBase] = useState(settings)
  const form = useForm<CouriersInput>({
    resolver: standardSchemaResolver(adminSettingsSchemas.setCouriersInput),
    mode: 'onTouched',
    defaultValues: valuesOf(settings),
  })
  const { errors, isDirty } = form.formState
  const { fields, append } = useFieldArray({ control: form.control, name: 'couriers', keyName: 'key' })
  const { dialog } = useUnsavedChanges(isDirty)
  const { mutate, isPending, error, reset: forget } = useSaveSettings('adminSetCouriers', 'couriers')
  const mayChange = useHolds()('shipping.write')
  const names = fields.flatMap((_, index) =>
    (['name', 'page'] as const).map(name => `couriers.${index}.${name}` as const),
  )

  function fill(next: AdminSettings) {
    setBase(next)
    form.reset(valuesOf(next))
    forget()
  }
  const saveOver = (over: AdminSettings) =>
    form.handleSubmit(({ couriers }) =>
      mutate(
        { input: { couriers }, base: over },
        { onSuccess: fill, onError: failure => showFieldErrors(failure, form.setError, names) },
      ),
    )()

  return (
    <FormStack
      aria-label="Couriers"
      onSubmit={event => {
        event.preventDefault()
        void saveOver(base)
      }}
    >
      {dialog}
      <Stack gap={2}>
        <Heading as="h2" size="h3">
          Couriers
        </Heading>
        <Text tone="muted">
          {mayChange
            ? 'Customers follow their parcel on the courier’s page; {number} stands for the tracking number. Parcels already sent keep courier and page. A courier stays in the list, since orders name it: turn it off when you stop using it.'
            : 'Your role can read this, and not change it.'}
        </Text>
      </Stack>
      {fields.map(({ key, name }, index) => (
        <Stack gap={3} key={key} role="group" aria-label={name || 'New courier'}>
          <Grid columns={2} gap={4}>
            <TextField
              label="Name"
              readOnly={!mayChange}
              error={errors.couriers?.[index]?.name?.message}
              {...form.register(`couriers.${index}.name`)}
            />
            <TextField
              label="Tracking page"
              hint="Empty: parcels cannot be followed."
              inputMode="url"
              readOnly={!mayChange}
              error={errors.couriers?.[index]?.page?.message}
              {...form.register(`couriers.${index}.page`)}
            />
          </Grid>
          <Checkbox
            label="New parcels can go with it"
            disabled={!mayChange}
            {...form.register(`couriers.${index}.isActive`)}
          />
        </Stack>
      ))}
      {error instanceof SettingsConflict ? (
        <ConflictNotice
          fields={courierDifferences(form.getValues('couriers'), error.theirs.couriers)}
          saving={isPending}
          onKeepMine={() => void saveOver(error.theirs)}
          onTakeTheirs={() => fill(error.theirs)}
        />
      ) : (
        <CallProblem error={error} fields={names} />
      )}
      {mayChange && (
        <Cluster gap={3}>
          <Button type="submit" loading={isPending}>
            Save couriers
          </Button>
          <Button
            variant="secondary"
            onClick={() => append({ id: '', name: '', page: 'https://', isActive: true })}
          >
            Add a courier
          </Button>
          {isDirty && (
            <Button variant="quiet" onClick={() => fill(base)}>
              Discard changes
            </Button>
          )}
        </Cluster>
      )}
    </FormStack>
  )
}
