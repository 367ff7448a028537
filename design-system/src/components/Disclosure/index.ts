export * from './Accordion.tsx'
export * from './Disclosure.tsx'
