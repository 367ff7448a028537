import type { ComponentPropsWithRef } from 'react'
import { encode } from 'uqr'
import { Modules, Root } from './QrCode.styles.ts'

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** What a camera reads from it: an address, or a UPI payment link. At most about 1,000 characters. */
  value: string
  /** What it is for, such as "UPI payment of ₹1,499": read out, since the picture says nothing to whoever cannot scan it. */
  label: string
}

/** Modules of quiet space that a reader needs around the code. */
const border = 4

/** A QR code. Dark on light in both themes: many readers do not know the opposite. */
export function QrCode({ value, label, ...rest }: QrCodeProps) {
  const { data, size } = encode(value, { border })
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} {...rest}>
      <Modules d={toPath(data)} />
    </Root>
  )
}

/** One path for all dark modules, row by row, neighbours joined. */
function toPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.findIndex((other, index) => index > x && !other)
        const length = (end === -1 ? row.length : end) - x
        return [`M${x} ${y}h${length}v1h${-length}z`]
      }),
    )
    .join('')
}
