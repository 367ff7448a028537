export * from './OrderTable.tsx'
export { type AdminOrderRecord } from './order-columns.tsx'
