export * from './PictureField.tsx'
export type * from './picture-entry.ts'
