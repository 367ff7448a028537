export * from './Swatch.tsx'
export * from './SwatchPicker.tsx'
