import { AlertDialog } from '@shruti/design-system/AlertDialog'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import type { AdminCustomerDetail } from '@shruti/server/contract'
import { Suspense, useState } from 'react'
import { adminPaths } from '../../../admin-paths.ts'
import { useApp } from '../../../app/app-context.ts'
import { refreshCustomer, useEraseCustomer, useGiveCustomerData } from '../../../queries/admin-customers.ts'
import { useNavigateTo } from '../../../router/router-context.ts'
import { useBulkAction } from '../list/use-bulk-action.ts'
import { nameOfCustomer } from './name-of-customer.ts'
import { lazyPart } from '../../../hydration/lazy-part.tsx'

const MergeDialog = lazyPart(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }))

/** What can be done about an account: block it, merge it, give its data out, delete it [ADM-4, AUTH-11]. */
export function CustomerActions({ customer }: { customer: AdminCustomerDetail }) {
  const app = useApp()
  const navigate = useNavigateTo()
  const { id, version, state } = customer
  const [isMerging, setMerging] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const blocking = useBulkAction(() => refreshCustomer(app, id))
  const giving = useGiveCustomerData()
  const erasing = useEraseCustomer(() => navigate(adminPaths.customers))
  const isBlocked = state === 'blocked'
  const name = nameOfCustomer(customer)
  const toggleBlock = () =>
    void blocking.run(
      {
        label: isBlocked ? 'Unblock' : 'Block',
        progress: isBlocked ? 'Unblocking' : 'Blocking',
        done: () => (isBlocked ? `${name} unblocked` : `${name} blocked and signed out`),
        run: (ids, batchId) => app.api.call('adminBlockCustomers', { ids, blocked: !isBlocked, batchId }),
      },
      () => Promise.resolve([id]),
    )
  return (
    <>
      <Cluster gap={3}>
        <Button variant="secondary" loading={blocking.progress !== undefined} onClick={toggleBlock}>
          {isBlocked ? 'Unblock' : 'Block'}
        </Button>
        <Button variant="secondary" onClick={() => setMerging(true)}>
          Merge with another account
        </Button>
        <Button variant="secondary" loading={giving.isPending} onClick={() => giving.mutate(id)}>
          Save their data
        </Button>
        <Button variant="quiet" onClick={() => setErasing(true)}>
          Delete account
        </Button>
      </Cluster>
      <Suspense>
        {isMerging && <MergeDialog customer={customer} onClose={() => setMerging(false)} />}
      </Suspense>
      <AlertDialog
        open={isErasing}
        onOpenChange={setErasing}
        title={`Delete the account of ${name}?`}
        description="Their past orders stay without name and address, as tax law asks. All else that is stored on them goes. This cannot be undone."
        confirmLabel="Delete account"
        cancelLabel="Keep account"
        destructive
        confirming={erasing.isPending}
        onConfirm={() => erasing.mutate({ id, version }, { onError: () => setErasing(false) })}
      />
    </>
  )
}
