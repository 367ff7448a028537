export * from './Grid.tsx'
