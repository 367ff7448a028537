export * from './FileButton.tsx'
