export * from './ComparePicker.tsx'
export * from './CompareTable.tsx'
