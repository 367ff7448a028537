export * from './PromotionField.tsx'
