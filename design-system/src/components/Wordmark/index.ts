export * from './Wordmark.tsx'
