export * from './Menu.tsx'
