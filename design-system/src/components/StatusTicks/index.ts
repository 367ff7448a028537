export * from './StatusTicks.tsx'
