export * from './EarbudDrawing.tsx'
export { type EarbudFinish } from './finishes.ts'
