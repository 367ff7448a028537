export * from './Chip.tsx'
