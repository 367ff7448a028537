export * from './SectionNav.tsx'
