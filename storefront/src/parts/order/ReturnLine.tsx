import { Select } from '@shruti/design-system/Select'
import type { OrderLine } from '@shruti/server/contract'
import { useState } from 'react'
import { FormPhotos } from '../form/FormPhotos.tsx'
import { t } from '../../language/t.ts'

interface ReturnLineProps {
  line: OrderLine
  lineIndex: number
  /** Pieces that can still be returned. */
  left: number
  reportsPhotos: boolean
  photosError: string | undefined
}

/** How many pieces of a line come back and, if any do, photos of them [ORD-2]. */
export function ReturnLine({ line, lineIndex, left, reportsPhotos, photosError }: ReturnLineProps) {
  const [quantity, setQuantity] = useState(0)
  const name = `${line.name}, ${line.variantName}`
  return (
    <>
      <Select
        label={name}
        name={`quantity-${lineIndex}`}
        value={quantity}
        onChange={event => setQuantity(Number(event.currentTarget.value))}
      >
        <option value="0">{t('Keep')}</option>
        {Array.from({ length: left }, (_, index) => (
          <option key={index} value={index + 1}>
            {t('Return {name}', { name: index + 1 })}
          </option>
        ))}
      </Select>
      {quantity > 0 && (
        <FormPhotos
          name={`photos-${lineIndex}`}
          label={t('Photos of {name}', { name })}
          purpose="return"
          reportsProblem={reportsPhotos}
          error={photosError}
        />
      )}
    </>
  )
}
