export * from './PackingSlip.tsx'
