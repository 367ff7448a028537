export * from './InlineField.tsx'
export * from './InlineFieldAction.tsx'
