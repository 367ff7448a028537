import type { ComponentPropsWithRef } from 'react'
import { Ltr } from '../../foundations/Ltr.tsx'
import { coachLevels, loudnessLeft } from './coach-levels.ts'
import { After, Before, Caption, Drawing, Figure, Reduction, Root } from './QuietChart.styles.ts'

export interface QuietSeries {
  /** Decibels taken away; 0 or more. */
  reductionDb: number
  /** What that is like, with the model's name: "Tivra. Quiet enough for a tanpura at low volume." */
  caption: string
}

export interface QuietChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  series: readonly QuietSeries[]
}

const chartHeight = 240
const step = 8

/**
 * A Metro coach before (thin lines) and after (thick lines) noise cancelling, one chart for each model.
 * Height is loudness as the ear judges it. The number and the caption under each chart say the same in words.
 */
export function QuietChart({ series, ...rest }: QuietChartProps) {
  return (
    <Root {...rest}>
      {series.map(({ reductionDb, caption }) => (
        <Figure key={caption}>
          <Drawing
            viewBox={`0 0 ${coachLevels.length * step} ${chartHeight}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <Before d={strings(1)} />
            <After d={strings(loudnessLeft(reductionDb))} />
          </Drawing>
          <Caption>
            <Reduction>
              <Ltr>{reductionDb === 0 ? '0 dB' : `−${reductionDb} dB`}</Ltr>
            </Reduction>
            <span>{caption}</span>
          </Caption>
        </Figure>
      ))}
    </Root>
  )
}

/** One path of vertical lines that stand on the base line. @param share of the coach's loudness, 0 to 1 */
function strings(share: number): string {
  return coachLevels
    .map((level, index) => {
      const top = Math.round(chartHeight - (level / 100) * chartHeight * share)
      return `M${index * step + step / 2},${chartHeight}V${top}`
    })
    .join('')
}
