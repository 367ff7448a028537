import { Disc } from './Swatch.styles.ts'

/** A disc in any colour. It is an SVG because its fill is an attribute, which a strict style policy allows. */
export function Colour({ colorHex, struck = false }: { colorHex: string; struck?: boolean | undefined }) {
  return (
    <Disc viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" fill={colorHex} />
      {struck && <path d="M2 18L18 2" />}
    </Disc>
  )
}
