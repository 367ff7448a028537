export * from './NotFoundView.tsx'
