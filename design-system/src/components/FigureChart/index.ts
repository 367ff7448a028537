export * from './FigureChart.tsx'
