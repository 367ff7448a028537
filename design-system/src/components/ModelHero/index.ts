export * from './ModelHero.tsx'
