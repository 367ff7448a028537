import { typeScale } from '../../design-system/src/tokens/token-css.ts'
import { pixelRange, TokenRows } from './DocsParts.tsx'

const words: Readonly<Record<keyof typeof typeScale, string>> = {
  display1: 'Twenty-two notes',
  display2: 'Lowered, natural, raised.',
  h1: 'Tivra, noise cancelling up to 35 dB',
  h2: 'What is in the box',
  h3: 'Delivery to your PIN code',
  lead: 'Earbuds tuned to the smallest interval you can hear.',
  body: 'Order before 2 PM on a working day and it leaves the same day. You pay when it is in your hands.',
  ui: 'Add to cart',
  small: 'MRP, inclusive of all taxes',
  micro: 'Sold out',
  data: 'SHR-8KQ2M4XD   20 Nov 2026   ₹7,999.00',
  figure: '₹1,18,240',
}

/** Every type style in its own voice, with the figures that it is made of. */
export function TypeSpecimens() {
  const rows = Object.entries(typeScale).map(([name, [weight, size, lineHeight, width, tracking]]) => ({
    name: `type.${name}`,
    facts: [
      `${pixelRange(size)}, line ${lineHeight}`,
      `weight ${weight}, width ${width}, tracking ${tracking}`,
    ],
    sample: (
      <span
        style={{
          font: `var(--shruti-type-${name})`,
          fontStretch: `var(--shruti-type-${name}-width)`,
          letterSpacing: `var(--shruti-type-${name}-tracking)`,
          overflowWrap: 'anywhere',
        }}
      >
        {words[name as keyof typeof words]}
      </span>
    ),
  }))
  return <TokenRows rows={rows} />
}
