export * from './SearchBox.tsx'
