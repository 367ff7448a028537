import type { ImportReport, OperationOutputs } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { actorOf, recordAudit, type Administrator } from '../audit.ts'
import { planImport } from './import-plan.ts'
import { attachProductPictures } from './pictures.ts'
import { changedBy, newDraft } from './products.ts'
import { keepStockHistory } from './stock-history.ts'

/** Mistakes that a report names. */
const mostProblems = 200

/** What a CSV of products would do. Changes nothing. @throws import_unreadable */
export async function adminCheckProductImport({ store }: Dependencies, csv: string): Promise<ImportReport> {
  const { rows, products, problems } = await planImport(store, csv)
  const changed = products.filter(({ isChanged }) => isChanged)
  return {
    rows,
    created: changed.filter(({ before }) => before === null).length,
    updated: changed.filter(({ before }) => before !== null).length,
    unchanged: products.length - changed.length,
    problems: problems.slice(0, mostProblems),
    problemCount: problems.length,
  }
}

/**
 * Does what a CSV of products says, in one transaction: all of it, or nothing. Each product that changes has its own entry
 * in the audit log.
 * @throws import_unreadable, import_problems, picture_unknown
 */
export async function adminImportProducts(
  dependencies: Dependencies,
  administrator: Administrator,
  csv: string,
): Promise<OperationOutputs['adminImportProducts']> {
  const { clock, store } = dependencies
  return store.transaction(async tx => {
    const { products, problems } = await planImport(tx, csv)
    if (problems.length > 0) throw shopError('import_problems', { n: problems.length })
    const changed = products.filter(({ isChanged }) => isChanged)
    for (const { before, input, status } of changed) {
      const draft = before ? changedBy(dependencies, before, input) : newDraft(dependencies, input)
      const after = { ...draft, status }
      await attachProductPictures(tx, after, clock.now())
      await tx.put('products', after)
      await keepStockHistory(dependencies, tx, administrator, [before, after], { reason: 'imported' })
      await recordAudit(dependencies, tx, {
        ...actorOf(administrator),
        action: 'product.import',
        subject: `product:${after.id}`,
        detail: after.name,
        before,
        after,
      })
    }
    const created = changed.filter(({ before }) => before === null).length
    return {
      created,
      updated: changed.length - created,
      unchanged: products.length - changed.length,
      changed: changed.length,
    }
  })
}
