import { UndoNotice } from '@shruti/design-system/UndoNotice'
import type { Address } from '@shruti/server/contract'
import { useSaveAddress } from '../../queries/addresses.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { toInput } from './to-input.ts'
import { t } from '../../language/t.ts'

interface RemovedAddressProps {
  address: Address
  onRestored: () => void
}

/** Stands where the address stood. It was removed at once; to undo it saves it again. */
export function RemovedAddress({ address, onRestored }: RemovedAddressProps) {
  const save = useSaveAddress()
  return (
    <UndoNotice
      undoing={save.isPending}
      onUndo={() => save.mutate(toInput(address), { onSuccess: onRestored })}
    >
      {t('{address} was removed.', { address: address.line1 })}
      <CallProblem error={save.error} />
    </UndoNotice>
  )
}
