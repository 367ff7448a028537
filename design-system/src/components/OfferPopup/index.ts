export * from './OfferPopup.tsx'
export { isOfferResting, offerDelayMs, offerDismissedKey, offerRestMs } from './dismissal.ts'
