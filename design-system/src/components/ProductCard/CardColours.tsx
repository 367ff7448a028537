import type { VariantRecord } from '../../records/index.ts'
import { Colour } from '../Swatch/Colour.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { ColourChoice, ColourControl, ColourName, ColourRoot, Discs, Ring } from './CardColours.styles.ts'
import { t } from '../../texts/t.ts'

export interface CardColoursProps {
  /** Names the group for those who hear it: "Colour of Tivra". */
  label: string
  variants: readonly VariantRecord[]
  /** Index of the colour that the card shows. */
  variantIndex: number
  onVariantChange: (variantIndex: number) => void
  /** Id of the form that takes the colour along, so that it is chosen without scripts too. */
  formId: string
  /** From this many pieces of the colour down, it says that few are left. */
  fewLeft: number
}

/** The colours of a card to choose from: radio buttons, with the name and the stock of the chosen one beside them. */
export function CardColours({
  label,
  variants,
  variantIndex,
  onVariantChange,
  formId,
  fewLeft,
}: CardColoursProps) {
  const shown = variants[variantIndex]
  return (
    <ColourRoot role="radiogroup" aria-label={label}>
      <Discs>
        {variants.map(({ name, colorHex, stock }, index) => (
          <ColourChoice key={name} title={name}>
            <ColourControl
              type="radio"
              form={formId}
              name="variantIndex"
              value={index}
              checked={index === variantIndex}
              onChange={() => onVariantChange(index)}
            />
            <Ring>
              <Colour colorHex={colorHex} soldOut={stock === 0} />
            </Ring>
            <VisuallyHidden>
              {name}
              {stock === 0 && t(', sold out')}
            </VisuallyHidden>
          </ColourChoice>
        ))}
      </Discs>
      {shown && <ColourName>{`${shown.name}${stockWords(shown.stock, fewLeft)}`}</ColourName>}
    </ColourRoot>
  )
}

function stockWords(stock: number, fewLeft: number): string {
  if (stock === 0) return t(', sold out')
  return stock <= fewLeft ? t(', only {stock} left', { stock }) : ''
}
