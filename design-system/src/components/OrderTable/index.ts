export * from './OrderTable.tsx'
export { orderColumns, type AdminOrderRecord } from './order-columns.tsx'
