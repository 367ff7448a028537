export * from './AccountMenu.tsx'
