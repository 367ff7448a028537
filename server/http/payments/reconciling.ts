import { reconcilePayments, type Dependencies } from '../../domain/index.ts'

const intervalMs = 30_000

/**
 * Keeps payments right while the shop runs: every half minute, one run at a time. A failure is logged and made up for by
 * the next run.
 * @returns a function that ends it; resolves when the run that was on its way is over
 */
export function startReconciling(dependencies: Dependencies): () => Promise<void> {
  const { log, payments } = dependencies
  if (!payments) return () => Promise.resolve()
  let running: Promise<void> | undefined
  const run = () => {
    running ??= reconcilePayments(dependencies)
      .catch((error: unknown) => log.error({ err: error }, 'Payments could not be reconciled'))
      .finally(() => (running = undefined))
  }
  const timer = setInterval(run, intervalMs)
  run()
  return async () => {
    clearInterval(timer)
    await running
  }
}
