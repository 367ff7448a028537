export * from './questions.ts'
export { recommend, type Judged, type Recommendation } from './recommend.ts'
