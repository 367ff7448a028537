export * from './font-faces.ts'
export * from './global-css.ts'
export * from './GlobalStyle.tsx'
export * from './link-component.ts'
