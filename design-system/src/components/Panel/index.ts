export * from './Panel.tsx'
