import { t } from '../../texts/t.ts'
import type { FieldTexts } from '../Field/Field.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Legend } from './RadioGroup.styles.ts'

/** What a group of choices asks, seen or only read out. */
export function ChoiceLegend({
  label,
  hideLabel,
  optional,
}: Pick<FieldTexts, 'label' | 'hideLabel' | 'optional'>) {
  const words = (
    <>
      {label}
      {optional && ` ${t('(optional)')}`}
    </>
  )
  return hideLabel ? <VisuallyHidden as="legend">{words}</VisuallyHidden> : <Legend>{words}</Legend>
}
