export * from './NoiseComparison.tsx'
export type { NoisePlayer, StartNoise } from './noise-player.ts'
