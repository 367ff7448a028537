export * from './InlineField.tsx'
