export * from './Drawer.tsx'
