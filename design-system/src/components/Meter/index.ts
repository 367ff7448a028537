export * from './Meter.tsx'
