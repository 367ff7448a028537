export * from './RuledList.tsx'
