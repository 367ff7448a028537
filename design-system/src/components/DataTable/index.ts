export * from './DataTable.tsx'
