export * from './Badge.tsx'
export * from './CountBadge.tsx'
