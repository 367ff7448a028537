import { AddressCard } from '@shruti/design-system/AddressCard'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { RuledList } from '@shruti/design-system/RuledList'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Address } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { addressesQuery, useDeleteAddress, useSaveAddress } from '../../queries/addresses.ts'
import { useUser } from '../../queries/user.ts'
import { useOpener } from '../form/use-opener.ts'
import { AddressForm } from './AddressForm.tsx'
import { RemovedAddress } from './RemovedAddress.tsx'
import { toInput } from './to-input.ts'
import { t } from '../../language/t.ts'

/** The saved addresses: add, change, make the default, remove with an undo. One form at a time. */
export function AddressBook() {
  const { data: addresses } = useSuspenseQuery(addressesQuery(useApp()))
  const { data: user } = useUser()
  const remove = useDeleteAddress()
  const save = useSaveAddress()
  /** Id of the address that is being changed, or was last, or 'new'. */
  const [opened, setOpened] = useState<string>()
  const [isEditing, setIsEditing] = useState(false)
  const opener = useOpener(isEditing)
  const editing = isEditing ? opened : undefined
  const edit = (id: string) => {
    setOpened(id)
    setIsEditing(true)
  }
  /** What was removed last, and where it stood. */
  const [removed, setRemoved] = useState<{ address: Address; index: number }>()
  const close = () => setIsEditing(false)
  const isEmpty = addresses.length === 0 && !removed
  const rows = addresses.map(address => (
    <li key={address.id}>
      {editing === address.id ? (
        <AddressForm takesFocus address={address} onSaved={close} onCancel={close} />
      ) : (
        <AddressCard
          address={address}
          actions={
            <>
              <Button
                ref={opened === address.id ? opener : undefined}
                variant="quiet"
                size="small"
                aria-label={t('Edit {line1}', { line1: address.line1 })}
                onClick={() => edit(address.id)}
              >
                {t('Edit')}
              </Button>
              {!address.isDefault && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('Make default: {line1}', { line1: address.line1 })}
                  onClick={() => save.mutate({ ...toInput(address), id: address.id, isDefault: true })}
                >
                  {t('Make default')}
                </Button>
              )}
              <Button
                variant="quiet"
                size="small"
                aria-label={t('Remove {line1}', { line1: address.line1 })}
                onClick={() =>
                  remove.mutate(address.id, {
                    onSuccess: () => setRemoved({ address, index: addresses.indexOf(address) }),
                  })
                }
              >
                {t('Remove')}
              </Button>
            </>
          }
        />
      )}
    </li>
  ))
  if (removed) {
    rows.splice(
      removed.index,
      0,
      <li key={`removed-${removed.address.id}`}>
        <RemovedAddress address={removed.address} onRestored={() => setRemoved(undefined)} />
      </li>,
    )
  }
  return (
    <Stack gap={5}>
      <Heading as="h2">{t('Saved addresses')}</Heading>
      {isEmpty && editing === undefined && <Text>{t('No saved addresses yet.')}</Text>}
      {rows.length > 0 && <RuledList density="roomy">{rows}</RuledList>}
      {editing === 'new' ? (
        <AddressForm takesFocus phoneNumber={user?.phoneNumber} onSaved={close} onCancel={close} />
      ) : (
        <Cluster>
          <Button ref={opened === 'new' ? opener : undefined} variant="quiet" onClick={() => edit('new')}>
            {t('Add new address')}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
