export * from './CopyText.tsx'
