import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Cluster } from '@shruti/design-system/Cluster'
import { Grid } from '@shruti/design-system/Grid'
import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { Select } from '@shruti/design-system/Select'
import { Stack } from '@shruti/design-system/Stack'
import { TextField } from '@shruti/design-system/TextField'
import { integrationSchemas } from '@shruti/server/contract'
import { keyPermissions } from '@shruti/server/contract/permissions'
import { useEffect } from 'react'
import { useChangeApiKeys } from '../../../queries/admin-api-keys.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { showFieldErrors } from '../../form/field-errors.ts'
import { FormStack } from '../../form/FormStack.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useUnsavedChanges } from '../../form/use-unsaved-changes.tsx'
import { withChoice } from '../chosen.ts'
import { permissionWords } from './permission-words.ts'

interface ApiKeyFormProps {
  onMade: (made: { name: string; secret: string }) => void
  onCancel: () => void
}

const fieldNames = ['name', 'permissions', 'validDays'] as const
const never = 'never'

/** Makes a key for a program [INT-1]. */
export function ApiKeyForm({ onMade, onCancel }: ApiKeyFormProps) {
  const { mutate, isPending, error } = useChangeApiKeys('adminCreateApiKey')
  const { register, handleSubmit, setError, setFocus, setValue, watch, formState } = useContractForm(
    integrationSchemas.createApiKeyInput,
    { name: '', permissions: [], validDays: 90 },
  )
  const { errors, isDirty } = formState
  const { dialog } = useUnsavedChanges(isDirty)
  useEffect(() => setFocus('name'), [setFocus])
  const chosen = watch('permissions')
  const days = watch('validDays')
  const submit = handleSubmit(input =>
    mutate(input, {
      onSuccess: ({ key, secret }) => onMade({ name: key.name, secret }),
      onError: problem => showFieldErrors(problem, setError, fieldNames),
    }),
  )
  return (
    <FormStack measure="text" aria-label="Make an API key" onSubmit={event => void submit(event)}>
      {dialog}
      <Heading as="h2" size="h3">
        Make an API key
      </Heading>
      <TextField
        label="Name"
        autoComplete="off"
        hint="What uses it, such as “Warehouse stock sync”: the audit log names it."
        error={errors.name?.message}
        {...register('name')}
      />
      <Stack gap={3} role="group" aria-label="What the key may do">
        <Heading as="h3" size="ui">
          What the key may do
        </Heading>
        <Grid columns={2} gap={2}>
          {keyPermissions.map(permission => (
            <Checkbox
              key={permission}
              label={permissionWords[permission]}
              checked={chosen.includes(permission)}
              onChange={event =>
                setValue(
                  'permissions',
                  withChoice(keyPermissions, chosen, permission, event.currentTarget.checked),
                  { shouldDirty: true, shouldValidate: formState.isSubmitted },
                )
              }
            />
          ))}
        </Grid>
        {errors.permissions?.message !== undefined && (
          <Notice tone="danger" live>
            {errors.permissions.message}
          </Notice>
        )}
      </Stack>
      <Select
        label="Valid for"
        value={days ?? never}
        onChange={({ currentTarget: { value } }) =>
          setValue('validDays', value === never ? null : (Number(value) as 30 | 90 | 365), {
            shouldDirty: true,
          })
        }
        error={errors.validDays?.message}
      >
        {integrationSchemas.apiKeyDays.map(count => (
          <option key={count} value={count}>
            {count} days
          </option>
        ))}
        <option value={never}>Until it is revoked</option>
      </Select>
      <CallProblem error={error} fields={fieldNames} />
      <Cluster>
        <Button type="submit" loading={isPending}>
          Make key
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </FormStack>
  )
}
