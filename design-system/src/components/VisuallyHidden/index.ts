export * from './VisuallyHidden.tsx'
