export * from './MobileNav.tsx'
