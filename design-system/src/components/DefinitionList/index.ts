export * from './DefinitionList.tsx'
