export * from './ChatButton.tsx'
export * from './chat.ts'
