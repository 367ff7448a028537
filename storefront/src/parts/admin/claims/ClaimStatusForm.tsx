import { Button } from '@shruti/design-system/Button'
import { Select } from '@shruti/design-system/Select'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import type { WarrantyClaim } from '@shruti/server/contract'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useSetClaimStatus } from '../../../queries/admin-claims.ts'
import { FormStack } from '../../form/FormStack.tsx'
import { claimStatusWords } from '../../order/claim-words.ts'
import { CourierField } from '../CourierField.tsx'
import { givenText } from '../given-text.ts'

/** Moves a claim to one of the states that it may go to now [BEY-10]. */
export function ClaimStatusForm({ claim }: { claim: WarrantyClaim }) {
  const { mutate, isPending, error } = useSetClaimStatus()
  const [status, setStatus] = useState(claim.allowedStatuses[0])
  if (status === undefined) return <Text tone="muted">This claim is closed.</Text>
  const fields = error instanceof ApiError ? error.fields : {}

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status === undefined) return
    const form = new FormData(event.currentTarget)
    mutate({
      id: claim.id,
      version: claim.version,
      status,
      ...givenText(form, 'note'),
      ...givenText(form, 'carrier'),
      ...givenText(form, 'trackingNumber'),
    })
  }

  return (
    <FormStack onSubmit={submit}>
      <Select
        label="Change status of the claim"
        value={status}
        onChange={event => setStatus(claim.allowedStatuses.find(id => id === event.currentTarget.value))}
      >
        {claim.allowedStatuses.map(id => (
          <option key={id} value={id}>
            {claimStatusWords()[id]}
          </option>
        ))}
      </Select>
      {(status === 'repaired' || status === 'replaced') && (
        <>
          <CourierField optional error={fields['carrier']} />
          <TextField label="Tracking number" name="trackingNumber" error={fields['trackingNumber']} />
        </>
      )}
      <TextField
        label="Note"
        name="note"
        optional={status !== 'declined'}
        hint="The customer reads it."
        error={fields['note']}
      />
      <Button type="submit" loading={isPending}>
        Update claim
      </Button>
    </FormStack>
  )
}
