export * from './PreviewFrame.tsx'
