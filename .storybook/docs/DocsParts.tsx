import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, media, space, type } from '../../design-system/src/tokens/index.ts'

const Rows = styled.dl`
  margin: ${space[4]} 0 ${space[6]};
  border-block-start: 1px solid ${color.borderHairline};

  & > div {
    display: grid;
    gap: ${space[2]} ${space[6]};
    align-items: center;
    border-block-end: 1px solid ${color.borderHairline};
    padding-block: ${space[3]};
  }

  & dt {
    color: ${color.textPrimary};
    ${type.ui}
  }

  & dd {
    min-inline-size: 0;
    margin: 0;
  }

  & small {
    display: block;
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
    ${type.small}
  }

  ${media.medium} {
    & > div {
      grid-template-columns: 260px minmax(0, 1fr);
    }
  }
`

export interface TokenRow {
  /** As it is written in code: "space[4]". */
  readonly name: string
  /** What it resolves to, and where it belongs. */
  readonly facts: readonly string[]
  readonly sample: ReactNode
}

/** Tokens in rows: name and figures at the left, what it looks like at the right. */
export function TokenRows({ rows }: { rows: readonly TokenRow[] }) {
  return (
    <Rows className="sb-unstyled">
      {rows.map(({ name, facts, sample }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {facts.map(fact => (
              <small key={fact}>{fact}</small>
            ))}
          </dt>
          <dd>{sample}</dd>
        </div>
      ))}
    </Rows>
  )
}

/** A live example on the ground that it has in the shop. */
export const Example = styled.div.attrs({ className: 'sb-unstyled' })`
  margin-block: ${space[4]} ${space[6]};
  border: 1px solid ${color.borderHairline};
  padding: ${space[6]};
  background: ${color.surfacePage};
  color: ${color.textBody};
  ${type.body}
`

const rootFontPixels = 16

/** "18" for "18px" or "1.125rem". */
export function pixels(length: string): number {
  const figure = Number.parseFloat(length)
  return Math.round(length.endsWith('rem') ? figure * rootFontPixels : figure)
}

/** "44–104 px" for a clamp in rem, "15 px" for a fixed length. */
export function pixelRange(length: string): string {
  const clamped = /^clamp\(([^,]+),[^,]+,([^)]+)\)$/.exec(length)
  if (!clamped) return `${pixels(length)} px`
  return `${pixels(clamped[1] ?? '')}–${pixels(clamped[2] ?? '')} px`
}

/** What a custom property is on this page now, media queries included. */
export function resolved(reference: string): string {
  const name = reference.replace(/^var\((.+)\)$/, '$1')
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
