export * from './IconButton.tsx'
