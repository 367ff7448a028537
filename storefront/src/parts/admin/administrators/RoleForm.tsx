import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { RadioGroup } from '@shruti/design-system/RadioGroup'
import type { AdminRole, Administrator } from '@shruti/server/contract'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useApp } from '../../../app/app-context.ts'
import { useChangeAdministrators } from '../../../queries/admin-administrators.ts'
import { userKey } from '../../../queries/user.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { FormStack } from '../../form/FormStack.tsx'
import { administratorName, roleOptions } from './administrator-name.ts'

/** Gives an administrator another role [ADM-7]. */
export function RoleForm({ administrator, onDone }: { administrator: Administrator; onDone: () => void }) {
  const { notify, queryClient } = useApp()
  const { mutate, isPending, error } = useChangeAdministrators('adminSetAdministratorRole')
  const [role, setRole] = useState<AdminRole>(administrator.role)
  const { id, version } = administrator
  const name = administratorName(administrator)
  const save = () =>
    mutate(
      { id, role, version },
      {
        onSuccess: () => {
          notify({ title: `The role of ${name} was changed` })
          onDone()
          // It may be the own role, which the links at the side go by.
          void queryClient.invalidateQueries({ queryKey: userKey })
        },
      },
    )
  return (
    <FormStack
      measure="text"
      aria-label={`Role of ${name}`}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <Heading as="h2" size="h3">
        Role of {name}
      </Heading>
      <RadioGroup
        label="Role"
        variant="cards"
        options={roleOptions}
        value={role}
        onValueChange={value => setRole(value as AdminRole)}
        error={error instanceof ApiError ? error.fields['role'] : undefined}
      />
      <CallProblem error={error} fields={['role']} />
      <Cluster>
        <Button type="submit" loading={isPending} disabled={role === administrator.role}>
          Save role
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </Cluster>
    </FormStack>
  )
}
