import { Button } from '@shruti/design-system/Button'
import { Notice } from '@shruti/design-system/Notice'
import type { Address } from '@shruti/server/contract'
import { useEffect, useRef } from 'react'
import { useSaveAddress } from '../../queries/addresses.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { toInput } from './to-input.ts'

interface RemovedAddressProps {
  address: Address
  onRestored: () => void
}

/** Stands where the address stood. It was removed at once; to undo it saves it again. */
export function RemovedAddress({ address, onRestored }: RemovedAddressProps) {
  const save = useSaveAddress()
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with the address.
  useEffect(() => undo.current?.focus(), [])
  return (
    <Notice
      live
      action={
        <Button
          variant="quiet"
          size="small"
          ref={undo}
          loading={save.isPending}
          onClick={() => save.mutate(toInput(address), { onSuccess: onRestored })}
        >
          Undo
        </Button>
      }
    >
      {address.line1} was removed.
      <CallProblem error={save.error} />
    </Notice>
  )
}
