import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { ConflictNotice } from '@shruti/design-system/ConflictNotice'
import { Grid } from '@shruti/design-system/Grid'
import { Heading } from '@shruti/design-system/Heading'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Permission } from '@shruti/server/contract/permissions'
import type { AdminSettings } from '@shruti/server/contract'
import { useState } from 'react'
import { useForm, useWatch, type Control, type FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { SettingsConflict, useSaveSettings, type SaveOperation } from '../../../queries/admin-settings.ts'
import { useHolds } from '../access/use-may.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { FormStack } from '../../form/FormStack.tsx'
import { showFieldErrors } from '../../form/field-errors.ts'
import { useUnsavedChanges } from '../../form/use-unsaved-changes.tsx'
import { SettingInput } from './SettingInput.tsx'
import {
  formValuesOf,
  inputOf,
  inWords,
  type FormValues,
  type SettingField,
  type SettingsSection,
} from './setting-fields.ts'

/** One section of the settings: what it is called, what is in it, and how it is saved. */
export interface SettingsSectionDefinition<S extends SettingsSection> {
  readonly section: S
  readonly title: string
  /** What follows from a change. */
  readonly about: string
  readonly operation: SaveOperation
  readonly permission: Permission
  /** The contract's, `version` included. */
  readonly schema: z.ZodType<FieldValues, FieldValues>
  /** What follows from what is typed, below the fields. */
  readonly outcome?: (values: FormValues, settings: AdminSettings) => string
  readonly groups: readonly { readonly title?: string; readonly fields: readonly SettingField<S>[] }[]
}

interface SettingsFormProps<S extends SettingsSection> {
  definition: SettingsSectionDefinition<S>
  settings: AdminSettings
}

/** The form of one section: checked by the contract's schema, guarded while unsaved, with both sides of a conflict [ADM-7]. */
export function SettingsForm<S extends SettingsSection>({ definition, settings }: SettingsFormProps<S>) {
  const { section, title, about, operation, permission, schema, groups, outcome } = definition
  const fields = groups.flatMap(group => group.fields)
  const [base, setBase] = useState(settings)
  const check = standardSchemaResolver(schema)
  const form = useForm<FormValues, unknown, FieldValues>({
    resolver: (values, context, options) =>
      check({ ...inputOf(fields, values), version: base.version }, context, options),
    mode: 'onTouched',
    defaultValues: formValuesOf(fields, base[section]),
  })
  const { errors, isDirty } = form.formState
  const { dialog } = useUnsavedChanges(isDirty)
  const { mutate, isPending, error, reset: forget } = useSaveSettings(operation, section)
  const mayChange = useHolds()(permission)
  const names = fields.map(({ name }) => name)

  function fill(next: AdminSettings) {
    setBase(next)
    form.reset(formValuesOf(fields, next[section]))
    forget()
  }
  const saveOver = (over: AdminSettings) =>
    form.handleSubmit(({ version: _version, ...input }) =>
      mutate(
        { input, base: over },
        { onSuccess: fill, onError: failure => showFieldErrors(failure, form.setError, names) },
      ),
    )()

  return (
    <FormStack
      aria-label={title}
      onSubmit={event => {
        event.preventDefault()
        void saveOver(base)
      }}
    >
      {dialog}
      <Stack gap={2}>
        <Heading as="h2" size="h3">
          {title}
        </Heading>
        <Text tone="muted">{mayChange ? about : 'Your role can read this, and not change it.'}</Text>
      </Stack>
      {groups.map(group => (
        <Stack gap={3} key={group.title ?? section}>
          {group.title && (
            <Heading as="h3" size="ui">
              {group.title}
            </Heading>
          )}
          <Grid columns={2} gap={4}>
            {group.fields.map(field => (
              <SettingInput
                key={field.name}
                field={field}
                error={errors[field.name]?.message}
                readOnly={!mayChange}
                control={form.register(field.name)}
              />
            ))}
          </Grid>
        </Stack>
      ))}
      {outcome && <Outcome control={form.control} of={values => outcome(values, base)} />}
      {error instanceof SettingsConflict ? (
        <ConflictNotice
          fields={differences(fields, form.getValues(), error.theirs[section])}
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
            Save {title.toLowerCase()}
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

interface OutcomeProps {
  control: Control<FormValues, unknown, FieldValues>
  of: (values: FormValues) => string
}

/** Reads what is typed by itself, so that the form is not drawn anew with each key. */
function Outcome({ control, of }: OutcomeProps) {
  return <Text role="status">{of(useWatch({ control }) as FormValues)}</Text>
}

function differences<S extends SettingsSection>(
  fields: readonly SettingField<S>[],
  mine: FormValues,
  theirs: AdminSettings[S],
) {
  const other = formValuesOf(fields, theirs)
  return fields
    .filter(({ name }) => mine[name] !== other[name])
    .map(field => ({
      label: field.label,
      yours: inWords(field, mine[field.name]),
      theirs: inWords(field, other[field.name]),
    }))
}
