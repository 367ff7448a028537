export * from './toast-queue.ts'
