export * from './TrackForm.tsx'
