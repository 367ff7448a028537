import type { AccountExport } from '../../../contract/index.ts'
import { eraseAccount } from '../../accounts/deletion.ts'
import { storedOn } from '../../accounts/export.ts'
import type { Dependencies } from '../../context.ts'
import { isShopError, shopError } from '../../errors.ts'
import { notifyOwner } from '../../mail/notify.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { requireCustomer, requireCustomerAsRead } from './customer.ts'

/** What the shop does for who asks for their data, or to be forgotten (DPDP Act 2023, s. 11 and 12). */

/**
 * Everything that is stored on a customer, in pages as their own export has it. The audit log says who read it.
 * @throws customer_not_found
 */
export async function adminGiveCustomerData(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, page = 1 }: { readonly id: string; readonly page?: number | undefined },
): Promise<AccountExport> {
  const user = await changeAsAdministrator(dependencies, administrator, async tx => ({
    answer: await requireCustomer(tx, id),
    action: 'customer.data',
    subject: `customer:${id}`,
    detail: `Data given out on request, page ${page}`,
    before: null,
    after: null,
  }))
  return storedOn(dependencies, { session: null, user }, { page })
}

/**
 * Deletes an account on its owner's request, as they could themselves.
 * @throws customer_not_found, stale_version, customer_has_open_orders
 */
export async function adminEraseCustomer(
  dependencies: Dependencies,
  administrator: Administrator,
  input: { readonly id: string; readonly version: number },
): Promise<void> {
  const user = await changeAsAdministrator(dependencies, administrator, async tx => {
    const customer = await requireCustomerAsRead(tx, input)
    try {
      await eraseAccount(dependencies, tx, customer)
    } catch (error) {
      if (isShopError(error) && error.code === 'open_orders') throw shopError('customer_has_open_orders')
      throw error
    }
    return {
      answer: customer,
      action: 'customer.erase',
      subject: `customer:${input.id}`,
      // Nothing of who it was.
      detail: 'Account deleted on its owner’s request',
      before: null,
      after: null,
    }
  })
  notifyOwner(dependencies, user, { kind: 'account_deleted' })
}
