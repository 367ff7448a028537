export * from './FinderPick.tsx'
