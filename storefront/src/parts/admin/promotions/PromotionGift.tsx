import { Grid } from '@shruti/design-system/Grid'
import { Select } from '@shruti/design-system/Select'
import { TextField } from '@shruti/design-system/TextField'
import type { PromotionDraft } from './promotion-draft.ts'
import { kindWords } from './promotion-words.ts'

interface PromotionGiftProps {
  draft: PromotionDraft
  problems: Readonly<Record<string, string>>
  onChange: (part: Partial<PromotionDraft>) => void
}

/** The code, and what it takes off [ADM-6]. */
export function PromotionGift({ draft, problems, onChange }: PromotionGiftProps) {
  const { kind } = draft
  return (
    <>
      <Grid columns={2} gap={4}>
        <TextField
          label="Code"
          optional={kind === 'free_shipping'}
          hint={
            kind === 'free_shipping'
              ? 'Without one it is for every order.'
              : 'Customers may type it in any case.'
          }
          value={draft.code}
          onChange={event => onChange({ code: event.currentTarget.value })}
          error={problems['code']}
        />
        <Select
          label="Takes off"
          value={kind}
          onChange={event => onChange({ kind: event.currentTarget.value as PromotionDraft['kind'] })}
          error={problems['kind']}
        >
          {Object.entries(kindWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Grid>
      {kind === 'buy_x_get_y' && (
        <Grid columns={2} gap={4}>
          <TextField
            label="Buy"
            suffix="pieces"
            inputMode="numeric"
            value={draft.buyQuantity}
            onChange={event => onChange({ buyQuantity: event.currentTarget.value })}
            error={problems['buyQuantity']}
          />
          <TextField
            label="Get"
            suffix="pieces"
            inputMode="numeric"
            value={draft.getQuantity}
            onChange={event => onChange({ getQuantity: event.currentTarget.value })}
            error={problems['getQuantity']}
          />
        </Grid>
      )}
      {kind !== 'free_shipping' && (
        <TextField
          label={kind === 'buy_x_get_y' ? 'Off each piece that they get' : 'How much'}
          {...(kind === 'amount' ? { prefix: '₹' } : { suffix: '%' })}
          {...(kind === 'buy_x_get_y' && {
            hint: '100% is free. The cheapest pieces are the ones they get.',
          })}
          inputMode="decimal"
          value={draft.value}
          onChange={event => onChange({ value: event.currentTarget.value })}
          error={problems['value']}
        />
      )}
    </>
  )
}
