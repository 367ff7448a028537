import type { ComponentPropsWithRef } from 'react'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../Table/Table.tsx'
import { Ltr } from '../../foundations/Ltr.tsx'
import { chartScale } from './chart-scale.ts'
import { Drawing, Key, KeyMark, Lines, Mark, Marks, Plot, Root } from './FigureChart.styles.ts'

export interface FigurePoint {
  /** "18 Nov" */
  label: string
  value: number
  /** The same figure of the period before. */
  before: number
}

export interface FigureChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is drawn: "Revenue by day". Names the drawing and its table. */
  label: string
  points: readonly FigurePoint[]
  /** A value in full, with its unit: "₹1,18,240". */
  format: (value: number) => string
  /** A value as it stands beside the chart's lines: "₹120k". */
  formatShort: (value: number) => string
  /** Head of the table's first column. */
  labelHeader?: string
  nowLabel?: string
  beforeLabel?: string
  /** Opens the same figures as a table. */
  tableLabel?: string
}

const unit = 10
const height = 200
/** Labels below the drawing, at most: more would touch on a phone. */
const mostMarks = 7

/**
 * A figure over time as columns, each with a mark for the period before; the highest is lit (ADM-1, ADM-5). The drawing
 * is one picture to screen readers, which says its highest value; the table below it has every value, by keyboard too.
 */
export function FigureChart({
  label,
  points,
  format,
  formatShort,
  labelHeader = 'Day',
  nowLabel = 'This period',
  beforeLabel = 'Period before',
  tableLabel = 'Show as a table',
  ...rest
}: FigureChartProps) {
  const { min, max, lines } = chartScale(points.flatMap(({ value, before }) => [value, before]))
  const y = (value: number) => ((max - value) / (max - min)) * height
  const most = points.reduce((best, point, index) => {
    return point.value > (points[best]?.value ?? 0) ? index : best
  }, -1)
  const best = points[most]
  const meaning = best ? `${label}. Highest: ${best.label}, ${format(best.value)}` : label
  const every = Math.ceil(points.length / mostMarks)

  return (
    <Root {...rest}>
      <Key aria-hidden="true">
        <KeyMark>{nowLabel}</KeyMark>
        <KeyMark data-before>{beforeLabel}</KeyMark>
      </Key>
      <Plot>
        <Lines aria-hidden="true">
          {lines.map(line => (
            <span key={line}>
              <Ltr>{formatShort(line)}</Ltr>
            </span>
          ))}
        </Lines>
        <Drawing
          viewBox={`0 0 ${Math.max(points.length, 1) * unit} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={meaning}
        >
          {lines.map(line => (
            <path
              key={line}
              className={line === 0 ? 'line base' : 'line'}
              d={`M0 ${y(line)}H${points.length * unit}`}
            />
          ))}
          {points.map(({ label: day, value, before }, index) => (
            <g key={day}>
              <rect className="day" x={index * unit} y={0} width={unit} height={height}>
                <title>{`${day}: ${format(value)}. ${beforeLabel}: ${format(before)}`}</title>
              </rect>
              <rect
                className={index === most ? 'most' : 'now'}
                x={index * unit + unit * 0.38}
                y={Math.min(y(value), y(0))}
                width={unit * 0.24}
                height={Math.abs(y(value) - y(0))}
                pointerEvents="none"
              />
              <path
                className="before"
                d={`M${index * unit + unit * 0.2} ${y(before)}h${unit * 0.6}`}
                pointerEvents="none"
              />
            </g>
          ))}
        </Drawing>
        <Marks aria-hidden="true">
          {points
            .filter((_point, index) => index % every === 0)
            .map(({ label: day }) => (
              <Mark key={day}>{day}</Mark>
            ))}
        </Marks>
      </Plot>
      <Disclosure title={tableLabel}>
        <Table caption={label} density="compact" bounded>
          <TableHead>
            <TableHeader>{labelHeader}</TableHeader>
            <TableHeader numeric>{nowLabel}</TableHeader>
            <TableHeader numeric>{beforeLabel}</TableHeader>
          </TableHead>
          <TableBody>
            {points.map(({ label: day, value, before }) => (
              <TableRow key={day}>
                <TableCell>{day}</TableCell>
                <TableCell numeric>
                  <Ltr>{format(value)}</Ltr>
                </TableCell>
                <TableCell numeric>
                  <Ltr>{format(before)}</Ltr>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Disclosure>
    </Root>
  )
}
