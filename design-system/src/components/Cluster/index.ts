export * from './Cluster.tsx'
