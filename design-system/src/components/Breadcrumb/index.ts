export * from './Breadcrumb.tsx'
