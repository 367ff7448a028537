export * from './PriceBlock.tsx'
