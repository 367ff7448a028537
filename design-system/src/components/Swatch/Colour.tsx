import { Disc, Fill, Strike } from './Swatch.styles.ts'

/** A disc in any colour. It is an SVG because its fill is an attribute, which a strict style policy allows. */
export function Colour({ colorHex, soldOut = false }: { colorHex: string; soldOut?: boolean | undefined }) {
  return (
    <Disc viewBox="0 0 20 20" aria-hidden="true">
      <Fill cx="10" cy="10" r="9.5" fill={colorHex} />
      {soldOut && <Strike d="M2 18L18 2" />}
    </Disc>
  )
}
