export * from './Skeleton.tsx'
export * from './StageSkeleton.tsx'
