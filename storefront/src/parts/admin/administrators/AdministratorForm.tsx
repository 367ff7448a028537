import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { PasswordField } from '@shruti/design-system/PasswordField'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import { TextField } from '@shruti/design-system/TextField'
import { administratorSchemas, type AdminRole } from '@shruti/server/contract'
import { useEffect } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { useChangeAdministrators } from '../../../queries/admin-administrators.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { showFieldErrors } from '../../form/field-errors.ts'
import { FormStack } from '../../form/FormStack.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useUnsavedChanges } from '../../form/use-unsaved-changes.tsx'
import { roleOptions } from './administrator-name.ts'

const fieldNames = ['name', 'username', 'email', 'role', 'password'] as const

/** Adds somebody to the administration [ADM-7]. */
export function AdministratorForm({ onDone }: { onDone: () => void }) {
  const { notify } = useApp()
  const { mutate, isPending, error } = useChangeAdministrators('adminCreateAdministrator')
  const { register, handleSubmit, setError, setFocus, setValue, watch, formState } = useContractForm(
    administratorSchemas.createAdministratorInput,
    { name: '', username: '', email: '', role: 'support', password: '' },
  )
  const { errors, isDirty } = formState
  const { dialog } = useUnsavedChanges(isDirty)
  useEffect(() => setFocus('name'), [setFocus])
  const submit = handleSubmit(input =>
    mutate(input, {
      onSuccess: () => {
        notify({ title: `${input.name} was added` })
        onDone()
      },
      onError: problem => showFieldErrors(problem, setError, fieldNames),
    }),
  )
  return (
    <FormStack measure="text" aria-label="Add an administrator" onSubmit={event => void submit(event)}>
      {dialog}
      <Heading as="h2" size="h3">
        Add an administrator
      </Heading>
      <TextField label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
      <TextField
        label="Username"
        autoComplete="off"
        autoCapitalize="none"
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <RadioGroup
        label="Role"
        variant="cards"
        options={roleOptions}
        value={watch('role')}
        onValueChange={role => setValue('role', role as AdminRole, { shouldDirty: true })}
        error={errors.role?.message}
      />
      <PasswordField
        label="Temporary password"
        autoComplete="new-password"
        hint="At least 8 characters. Hand it over yourself: it is not shown again, and they can change it in their profile."
        error={errors.password?.message}
        {...register('password')}
      />
      <CallProblem error={error} fields={fieldNames} />
      <Cluster>
        <Button type="submit" loading={isPending}>
          Add administrator
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </Cluster>
    </FormStack>
  )
}
