export * from './Navbar.tsx'
