export * from './QuietChart.tsx'
