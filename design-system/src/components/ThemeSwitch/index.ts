export * from './ThemeSwitch.tsx'
