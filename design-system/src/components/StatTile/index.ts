export * from './StatTile.tsx'
