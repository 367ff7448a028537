export * from './UndoNotice.tsx'
