import { AddressCard } from '@shruti/design-system/AddressCard'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { RuledList } from '@shruti/design-system/RuledList'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { addressesQuery, useDeleteAddress } from '../../queries/addresses.ts'
import { AddressForm } from './AddressForm.tsx'

/** The saved addresses: add, change, delete. One form at a time. */
export function AddressBook() {
  const { data: addresses = [] } = useQuery(addressesQuery(useApp()))
  const { mutate: deleteAddress } = useDeleteAddress()
  /** Id of the address that is being changed, 'new', or nothing. */
  const [editing, setEditing] = useState<string>()
  const close = () => setEditing(undefined)
  return (
    <Stack gap={5}>
      <Heading as="h2">Saved addresses</Heading>
      {addresses.length === 0 && editing === undefined && <Text>No saved addresses yet.</Text>}
      <RuledList density="roomy">
        {addresses.map(address => (
          <li key={address.id}>
            {editing === address.id ? (
              <AddressForm address={address} onSaved={close} onCancel={close} />
            ) : (
              <AddressCard
                address={address}
                actions={
                  <>
                    <Button variant="quiet" size="small" onClick={() => setEditing(address.id)}>
                      Edit
                    </Button>
                    <Button variant="quiet" size="small" onClick={() => deleteAddress(address.id)}>
                      Delete
                    </Button>
                  </>
                }
              />
            )}
          </li>
        ))}
      </RuledList>
      {editing === 'new' ? (
        <AddressForm onSaved={close} onCancel={close} />
      ) : (
        <Cluster>
          <Button variant="quiet" onClick={() => setEditing('new')}>
            Add new address
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
